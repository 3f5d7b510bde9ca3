import type { Equipment } from '@partsboard/contract/vehicles';
import { Badge, Drawer } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useOpened } from '@partsboard/ui/lib/use-opened.ts';
import { formatDate } from '@partsboard/ui/lib/format.ts';
import type { ChosenVehicle } from './chosen-vehicle.ts';
import { productionMonth, vehicleName } from './vehicle-text.ts';
import { vehicleDetailsQuery } from './vehicles.queries.ts';
import classes from './vehicle-details.module.css';

interface Props {
  readonly vehicle: ChosenVehicle;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** All data of the chosen vehicle. */
export function VehicleDetails({ vehicle: stored, opened, onClose }: Props) {
  const { t } = useTranslation();
  const { data: vehicle = stored } = useQuery(vehicleDetailsQuery(stored));
  const { VehicleInfo: info, VehicleData: data } = vehicle;
  const general: readonly (readonly [string, string | null])[] = [
    [t('VIN'), vehicle.Vin],
    [t('Serie'), info.baureihe],
    [t('Engine'), info.motor],
    [
      t('Production date'),
      info.produktionsdatum ? formatDate(info.produktionsdatum) : productionMonth(vehicle),
    ],
    ...Object.entries(data.general),
  ];

  return (
    <Drawer
      opened={useOpened(opened)}
      onClose={onClose}
      position="right"
      size="lg"
      title={vehicleName(vehicle)}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Section title={t('Vehicle data')}>
        <DataList entries={general} />
      </Section>
      <Section title={t('Paint and upholstery')}>
        <DataList
          entries={[
            [t('Paint code'), data.lackCode],
            [t('Upholstery code'), data.polsterCode],
          ]}
        />
      </Section>
      <Section title={t('Fluids')} empty={vehicle.VehicleFuelQty.length === 0}>
        <ul className={classes.rows}>
          {vehicle.VehicleFuelQty.map(({ fuellmengenart, fuellmenge, hinweistext }) => (
            <li key={`${fuellmengenart} ${fuellmenge}`} className={classes.row}>
              <span>
                {fuellmengenart}
                {hinweistext ? <small className={classes.note}>{hinweistext}</small> : null}
              </span>
              <strong>{fuellmenge}</strong>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('Technical campaigns')} empty={vehicle.TechnicalCampaigns.length === 0}>
        <ul className={classes.rows}>
          {vehicle.TechnicalCampaigns.map((campaign) => (
            <li key={campaign.CampaignNumber} className={classes.row}>
              <span>
                <span className={classes.code}>{campaign.CampaignNumber}</span> {campaign.Description}
                {campaign.Reservations ? (
                  <small className={classes.note}>
                    {t('Reservations')}: {campaign.Reservations}
                  </small>
                ) : null}
              </span>
              <Badge tt="none" variant="default">
                {campaign.Status}
              </Badge>
            </li>
          ))}
        </ul>
      </Section>
      <EquipmentSection title={t('Optional equipment')} equipment={vehicle.OptionalEquipment} />
      <EquipmentSection title={t('Standard equipment')} equipment={vehicle.StandardEquipment} />
    </Drawer>
  );
}

function EquipmentSection({
  title,
  equipment,
}: {
  readonly title: string;
  readonly equipment: readonly Equipment[];
}) {
  const { t } = useTranslation();
  return (
    <Section title={title} empty={equipment.length === 0}>
      <ul className={classes.equipment}>
        {equipment.map(({ code, benennung, nachgeruestet }) => (
          <li key={code}>
            <span className={classes.code}>{code}</span>
            <span>{benennung}</span>
            {nachgeruestet ? (
              <Badge tt="none" variant="light" color="amber" size="sm">
                {t('Retrofitted')}
              </Badge>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface SectionProps {
  readonly title: string;
  readonly empty?: boolean;
  readonly children: ReactNode;
}

function Section({ title, empty = false, children }: SectionProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{title}</h3>
      {empty ? <p className={classes.empty}>{t('Nothing is known about this.')}</p> : children}
    </section>
  );
}

function DataList({ entries }: { readonly entries: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className={classes.rows}>
      {entries.map(([label, value]) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
