import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560"><circle cx="400" cy="280" r="90"/></svg>\n';
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 200"><rect width="140" height="200"/></svg>\n';

/** A catalogue that is small enough to be read whole and has one of everything, in canonical form. */
export const tinyCatalogue = {
  'catalogue.csv': `format,name,issued
1,Tiny catalogue,2024-05-01
`,
  'brands.csv': `number,code,name
1,ORNO,Orno
2,VELORA,Velora
`,
  'catalogs.csv': `code,position,name_pl,name_en
CURRENT,1,Bieżący,Current
`,
  'filter-values.csv': `dimension,code,position,name_pl,name_en
body,SEDAN,1,Limuzyna,Saloon
engine,M20,1,2.0,2.0
model,L31-20,1,L31 20i,L31 20i
model,X1,2,X1,
serie,L31,1,L31,L31
serie,X,2,X,X
type,ENDURO,1,Enduro,Enduro
version,EU,1,Europa,Europe
`,
  'equipment.csv': `code,kind,exclusive_group,name_pl,name_en
S1A,standard,BRAKES,Hamulce 16 cali,16 inch brakes
S2B,optional,BRAKES,"Hamulce ""Sport"", 18 cali","Brakes ""Sport"", 18 inch"
S3C,optional,,Hak holowniczy,Tow bar
S4D,standard,,Klimatyzacja,Air conditioning
`,
  'equipment-sets.csv': `code,equipment
STD-1,S1A S4D
`,
  'vehicle-types.csv': `number,code,brand,category,catalog,type,serie,body,model,engine,version,steering,transmission,first_month,last_month
1,VL31-L-M,VELORA,PKW,CURRENT,,L31,SEDAN,L31-20,M20,EU,L,M,2018-07,2022-10
2,VL31-R-M,VELORA,PKW,CURRENT,,L31,SEDAN,L31-20,M20,EU,R,M,2018-07,2022-10
3,VL31-L-A,VELORA,PKW,CURRENT,,L31,SEDAN,L31-20,M20,EU,L,A,2018-07,
4,X1-E,ORNO,MOTORRAD,CURRENT,ENDURO,X,,X1,,EU,,,2020-01,
`,
  'vehicle-type-data.csv': `type,position,name_pl,name_en,value_pl,value_en
VL31-L-M,1,Moc,Power,135 kW,
`,
  'fluids.csv': `type,position,kind_pl,kind_en,quantity,unit,note_pl,note_en
VL31-L-M,1,Olej silnikowy z filtrem,Engine oil with filter,5.25,l,,
VL31-L-M,2,Płyn chłodniczy,Coolant,7,l,Mieszać 1:1,Mix 1:1
`,
  'campaigns.csv': `number,description_pl,description_en,reservations_pl,reservations_en
0034780200,Wymiana wiązki,Replace harness,,
`,
  'vehicles.csv': `vin,type,produced,paint,upholstery,standard_set,optional,retrofitted,equipment_complete
WVLAA31070K123456,VL31-L-M,2019-03-14,A96,LUCY,STD-1,S3C,S3C,yes
WVLAA31080K123456,VL31-R-M,2019-04-01,,,,,,no
WVLAA31090K654321,VL31-L-A,2023-04-01,B39,,STD-1,,,yes
`,
  'vehicle-campaigns.csv': `vin,campaign,status
WVLAA31070K123456,0034780200,open
`,
  'categories.csv': `code,parent,position,name_pl,name_en,picture
34,,1,Hamulce,Brakes,brakes.svg
34-11,34,1,Hamulec przedni,Front brake,
34-21,34,2,Hamulec tylny,Rear brake,
`,
  'drawings.csv': `code,file
D1,d1.svg
D2,d1.svg
`,
  'hotspots.csv': `drawing,callout,x1,y1,x2,y2
D1,1,10,10,30,30
D1,1,50,10,70,30
D1,2,100,100,120,120
D2,1,10,10,30,30
`,
  'discount-groups.csv': `code,name_pl,name_en
A,Hamulce,Brakes
B,Śruby,Bolts
`,
  'discount-tables.csv': `code,name
GOLD,Gold
SILVER,Silver
`,
  'discounts.csv': `table,group,percent
GOLD,A,25
GOLD,B,12.5
SILVER,A,10
`,
  'attributes.csv': `name,position,name_pl,name_en
Quantity,1,Ilość,Quantity
Repair info,2,Informacja naprawcza,Repair info
`,
  'parts.csv': `brand,number,name_pl,name_en,description_pl,description_en,weight,unit,pack_quantity,discount_group,picture
ORNO,34 11 6 860 912,Tarcza X,Disc X,,,4000,pc,1,A,
VELORA,07 11 9 904 000,Śruba,Bolt,,,12,pc,10,B,bolt.svg
VELORA,34 11 6 860 911,Tarcza stara,Old disc,,,9000,pc,1,A,
VELORA,34 11 6 860 912,Tarcza hamulcowa,Brake disc,"Wentylowana,
348 mm","Ventilated,
348 mm",9100,pc,1,A,
VELORA,34 11 9 000 001,Zestaw naprawczy,Repair kit,,,,set,1,,
`,
  'part-attributes.csv': `brand,number,attribute,position,value_pl,value_en
VELORA,07 11 9 904 000,Quantity,1,10,
VELORA,07 11 9 904 000,Repair info,1,Jednorazowa,Single use
`,
  'supersessions.csv': `brand,number,new_brand,new_number,since,fits_old
VELORA,34 11 6 860 911,VELORA,34 11 6 860 912,2020-02-01,yes
`,
  'bundles.csv': `brand,number,position,item_brand,item_number,quantity
VELORA,34 11 9 000 001,1,VELORA,07 11 9 904 000,4
`,
  'repair-lists.csv': `brand,number,position,item_brand,item_number,quantity
VELORA,34 11 6 860 912,1,VELORA,07 11 9 904 000,2
`,
  'fit-lists.csv': `brand,number,position,item_brand,item_number,quantity
VELORA,34 11 6 860 912,1,VELORA,34 11 9 000 001,1
`,
  'boards.csv': `code,category,position,drawing,name_pl,name_en,retrofit,vehicle_specific,valid_from,valid_to
34-11-0001,34-11,1,D1,Tarcza hamulcowa,Brake disc,no,no,2018-07,
34-21-0001,34-21,1,D2,Zestaw do montażu,Retrofit kit,yes,yes,,
`,
  'board-lines.csv': `board,line,callout,brand,number,comment_before_pl,comment_before_en,comment_after_pl,comment_after_en,valid_from,valid_to,steering,transmission,condition
34-11-0001,1,1,VELORA,34 11 6 860 912,Do wersji,For version,,,2018-07,2020-03,,,S1A and not (S2B or S3C)
34-11-0001,2,2,VELORA,07 11 9 904 000,,,,,,,L,M,
34-11-0001,3,,VELORA,34 11 9 000 001,,,,,,,,,S2B
34-21-0001,1,1,ORNO,34 11 6 860 912,,,,,,,,,
`,
  'fitment.csv': `board,line,quantity,types
34-11-0001,1,2,1-3
34-11-0001,2,,3
34-11-0001,2,4,1-2
34-11-0001,3,1,1 3
34-21-0001,1,1,4
`,
  'prices.csv': `brand,number,net,vat
ORNO,34 11 6 860 912,300.00,23
VELORA,07 11 9 904 000,1.05,23
VELORA,34 11 6 860 912,412.50,23
`,
  'stock.csv': `warehouse,brand,number,quantity
TEST-1,VELORA,07 11 9 904 000,250
TEST-1,VELORA,34 11 6 860 912,4
TEST-2,VELORA,34 11 6 860 912,0
`,
} as const;

export type CatalogueFileName = keyof typeof tinyCatalogue;

const IMAGES: Readonly<Record<string, string>> = {
  'drawings/d1.svg': SVG,
  'pictures/brakes.svg': PICTURE,
  'pictures/bolt.svg': PICTURE.replace('140"/>', '70"/>').replace('width="140"', 'width="70"'),
};

/** Writes the tiny catalogue with some of its files changed (or left out, with null) into a new folder. */
export async function writeTinyCatalogue(
  changes: Readonly<Record<string, string | Buffer | null>> = {},
): Promise<string> {
  const folder = await temporaryFolder('catalogue');
  await Promise.all(['drawings', 'pictures'].map((name) => mkdir(join(folder, name))));
  const files: Readonly<Record<string, string | Buffer | null>> = { ...tinyCatalogue, ...IMAGES, ...changes };
  for (const [name, content] of Object.entries(files)) {
    if (content !== null) await writeFile(join(folder, name), content);
  }
  return folder;
}
