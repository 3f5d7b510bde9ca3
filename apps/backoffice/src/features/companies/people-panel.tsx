import type { Company, Person } from '@partsboard/contract/backoffice/companies';
import { Anchor, Button } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDateTime } from '@partsboard/ui/lib/format.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { useMay } from '../session/session.queries.ts';
import { useExportPerson, useResetPersonPassword, type ChangeCompany } from './companies.mutations.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import classes from './company-detail.module.css';

interface PeoplePanelProps {
  readonly company: Company;
  readonly change: ChangeCompany;
}

/** Who logs in for a customer, with what can be done for each of them. */
export function PeoplePanel({ company, change }: PeoplePanelProps) {
  const { t } = useTranslation();
  const may = useMay();
  const reset = useResetPersonPassword();
  const exportPerson = useExportPerson();
  const [erased, setErased] = useState<Person | null>(null);
  const [isInviting, setInviting] = useState(false);
  const isOpen = company.standing === 'approved' || company.standing === 'pending';
  return (
    <ul className={classes.list}>
      {company.people.map((person) => {
        const name = `${person.firstName} ${person.lastName}`;
        if (person.isErased)
          return (
            <li key={person.id} className={classes.second}>
              {t('The data of this person was erased.')}
            </li>
          );
        return (
          <li key={person.id} className={classes.row}>
            <div>
              <strong>{name}</strong>
              <div>
                <Anchor href={`mailto:${person.email}`}>{person.email}</Anchor>
              </div>
              {person.phone ? (
                <div>
                  <Anchor href={`tel:${person.phone.replaceAll(' ', '')}`}>{person.phone}</Anchor>
                </div>
              ) : null}
              <div className={classes.second}>
                {person.lastSeenAt === null
                  ? t('Not logged in now')
                  : t('Last seen {{moment}}', { moment: formatDateTime(person.lastSeenAt) })}
              </div>
            </div>
            <div className={classes.buttons}>
              {may('customers.approve') ? (
                <Button
                  size="compact-sm"
                  variant="default"
                  loading={reset.isPending}
                  onClick={() =>
                    reset.mutate(person.id, {
                      onSuccess: () =>
                        showInfo(t('{{email}} gets an email with a link.', { email: person.email })),
                    })
                  }
                >
                  {t('Reset password by email')}
                </Button>
              ) : null}
              {may('customers.erase') ? (
                <>
                  <Button
                    size="compact-sm"
                    variant="default"
                    loading={exportPerson.isPending}
                    onClick={() => exportPerson.mutate(person.id)}
                  >
                    {t('Export data')}
                  </Button>
                  <Button size="compact-sm" variant="light" color="red" onClick={() => setErased(person)}>
                    {t('Erase data …')}
                  </Button>
                </>
              ) : null}
            </div>
          </li>
        );
      })}
      {may('customers.approve') && isOpen ? (
        <li>
          <Button variant="default" onClick={() => setInviting(true)}>
            {t('Add a person …')}
          </Button>
        </li>
      ) : null}
      {isInviting ? <InviteDialog company={company} onClose={() => setInviting(false)} /> : null}
      {erased ? <EraseDialog person={erased} change={change} onClose={() => setErased(null)} /> : null}
    </ul>
  );
}
