export interface Campaign {
  number: string;
  descriptionPl: string;
  descriptionEn: string;
  reservationsPl: string;
  reservationsEn: string;
}

/** number | Polish | English | Polish reservation | English reservation */
const table = `
TC-1104 | Wymiana modułu poduszki powietrznej pasażera | Replacement of the passenger airbag module | Odłączyć akumulator na 30 minut przed rozpoczęciem pracy | Disconnect the battery 30 minutes before starting
TC-1187 | Aktualizacja oprogramowania sterownika silnika | Engine control unit software update | Podłączyć zasilanie serwisowe 70 A | Connect a 70 A service power supply
TC-1203 | Kontrola przewodów hamulcowych przednich | Inspection of the front brake hoses | |
TC-1215 | Wymiana śrub mocujących zacisk hamulcowy tylny | Replacement of the rear caliper bolts | Śruby jednorazowego użytku, nie używać ponownie | Single-use bolts, do not use again
TC-1248 | Wymiana chłodnicy recyrkulacji spalin | Replacement of the EGR cooler | Części zamawiać po sprawdzeniu szczelności układu | Order parts after the leak test
TC-1266 | Zabezpieczenie złącza wiązki przewodów dachu | Securing the roof harness connector | |
TC-1301 | Wymiana pompy paliwa | Replacement of the fuel pump | Opróżnić zbiornik paliwa do połowy | Drain the fuel tank to half
TC-1322 | Kontrola dokręcenia półosi napędowych | Tightness check of the drive shafts | |
TC-1340 | Wymiana czujnika prędkości koła tylnego | Replacement of the rear wheel speed sensor | |
TC-1377 | Aktualizacja map nawigacji i systemu multimediów | Navigation map and multimedia update | Czas aktualizacji około 90 minut | The update takes about 90 minutes
TC-1402 | Wymiana węża zasilania turbosprężarki | Replacement of the turbocharger feed hose | |
TC-1455 | Kontrola mocowania pasa bezpieczeństwa kierowcy | Inspection of the driver's seat belt anchorage | Pas z uszkodzoną taśmą wymienić | Replace a belt with damaged webbing
`;

export const campaigns: readonly Campaign[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [number = '', descriptionPl = '', descriptionEn = '', reservationsPl = '', reservationsEn = ''] =
      line.split('|').map((cell) => cell.trim());
    return { number, descriptionPl, descriptionEn, reservationsPl, reservationsEn };
  });
