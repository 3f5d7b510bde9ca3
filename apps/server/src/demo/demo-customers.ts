interface DemoAddress {
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly zipPostalCode: string;
  readonly phoneNumber: string;
}

interface DemoCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly company: string;
  readonly vatNumber: string;
  readonly discountTable: string;
  /** In grosze. */
  readonly creditLimit: number;
  /** The first is where invoices and parcels go. */
  readonly addresses: readonly DemoAddress[];
}

export const DEMO_PASSWORD = 'partsboard';
/** After so many days what was bought on trade credit is to be paid. */
export const CREDIT_DAYS = 21;

export const demoCustomers: readonly DemoCustomer[] = [
  {
    email: 'demo@partsboard.example',
    firstName: 'Anna',
    lastName: 'Kowalska',
    phone: '+48 601 240 318',
    company: 'Auto Serwis Kowalska sp. z o.o.',
    vatNumber: 'PL1234563218',
    discountTable: 'A',
    creditLimit: 25_000_00,
    addresses: [
      {
        address1: 'ul. Żeromskiego 44',
        address2: 'hala B',
        city: 'Warszawa',
        zipPostalCode: '01-831',
        phoneNumber: '+48 601 240 318',
      },
      {
        address1: 'ul. Fabryczna 9',
        address2: '',
        city: 'Pruszków',
        zipPostalCode: '05-800',
        phoneNumber: '+48 22 758 12 66',
      },
    ],
  },
  {
    email: 'second@partsboard.example',
    firstName: 'Marek',
    lastName: 'Wiśniewski',
    phone: '+48 512 907 455',
    company: 'Wiśniewski Mechanika Pojazdowa',
    vatNumber: 'PL1111111111',
    discountTable: 'B',
    creditLimit: 8_000_00,
    addresses: [
      {
        address1: 'ul. Wadowicka 12',
        address2: 'brama 3',
        city: 'Kraków',
        zipPostalCode: '30-415',
        phoneNumber: '+48 512 907 455',
      },
      {
        address1: 'ul. Myślenicka 71',
        address2: '',
        city: 'Wieliczka',
        zipPostalCode: '32-020',
        phoneNumber: '+48 12 278 90 14',
      },
    ],
  },
];
