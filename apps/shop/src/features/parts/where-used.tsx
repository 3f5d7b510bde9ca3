import type { BoardDetail, Serie } from '@partsboard/contract/parts';
import { Accordion, Table } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './where-used.module.css';
import { paths } from '../../lib/paths.ts';

interface Props {
  readonly series: readonly Serie[];
  /** Boards found for the chosen vehicle: they are listed first and their series is open. */
  readonly preferred: readonly number[];
}

/** The boards that show a part, by series. */
export function WhereUsed({ series, preferred }: Props) {
  const { t } = useTranslation();
  const fitting = series.findIndex(({ BoardDetail: rows }) => rows.some(({ Id }) => preferred.includes(Id)));
  const [open, setOpen] = useState<string | null>(String(Math.max(fitting, 0)));
  if (series.length === 0) return <p className={classes.empty}>{t('No board shows this part.')}</p>;
  return (
    <Accordion value={open} onChange={setOpen} variant="contained" order={2}>
      {series.map(({ Serie: name, BoardDetail: rows }, index) => (
        // Ids are made from the value, and an id must not contain spaces.
        <Accordion.Item key={name} value={String(index)}>
          <Accordion.Control>
            {name} <span className={classes.count}>{t('{{count}} boards', { count: boardCount(rows) })}</span>
          </Accordion.Control>
          <Accordion.Panel>
            {open === String(index) ? <BoardTable rows={rows} preferred={preferred} /> : null}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

const boardCount = (rows: readonly BoardDetail[]) => new Set(rows.map(({ Id }) => Id)).size;

function BoardTable({
  rows,
  preferred,
}: {
  readonly rows: readonly BoardDetail[];
  readonly preferred: readonly number[];
}) {
  const { t } = useTranslation();
  const rank = ({ Id }: BoardDetail) => (preferred.includes(Id) ? 0 : 1);
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Model')}</Table.Th>
            <Table.Th>{t('Engine')}</Table.Th>
            <Table.Th>{t('Body')}</Table.Th>
            <Table.Th>{t('Version')}</Table.Th>
            <Table.Th>{t('Id')}</Table.Th>
            <Table.Th>{t('Position')}</Table.Th>
            <Table.Th>{t('Name')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows
            .toSorted((a, b) => rank(a) - rank(b))
            .map((row) => (
              <BoardRow
                key={`${row.Id} ${row.Model} ${row.Engine} ${row.Body} ${row.Version} ${row.Position}`}
                row={row}
              />
            ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function BoardRow({ row }: { readonly row: BoardDetail }) {
  const { Model, Engine, Body, Version, Id, Position, Name } = row;
  return (
    <Table.Tr className={classes.row}>
      <Table.Td>{Model}</Table.Td>
      <Table.Td>{Engine}</Table.Td>
      <Table.Td>{Body}</Table.Td>
      <Table.Td>{Version}</Table.Td>
      <Table.Td>{Id}</Table.Td>
      <Table.Td>{Position ?? '--'}</Table.Td>
      <Table.Td>
        <Link
          to={paths.product}
          params={{ product: String(Id) }}
          search={Position === null ? {} : { hotspots: [Position] }}
          className={classes.link}
        >
          {Name}
        </Link>
      </Table.Td>
    </Table.Tr>
  );
}
