/** A part of the country by a name that is not its own in the gazetteer. */
export interface NamedArea {
  readonly names: readonly string[];
  /** What it consists of, by names in the gazetteer: areas, regions and towns. */
  readonly of: readonly string[];
  /** The name that is shown. */
  readonly shown: string;
}

/** Other names of one area or region, which is shown by its own. */
function called(area: string, ...names: string[]): NamedArea {
  return { names, of: [area], shown: area };
}

/** A part of the country that is several areas or towns. */
function together(names: readonly [string, ...string[]], ...of: string[]): NamedArea {
  return { names, of, shown: names[0] };
}

/**
 * What people call areas besides the names in the gazetteer, and parts of the country that are several of these. Where a
 * part has no area of its own, it stands for the one in which it lies.
 */
export const namedAreas: readonly NamedArea[] = [
  together(['Yorkshire', 'Yorks'], 'North Yorkshire', 'East Riding of Yorkshire', 'South Yorkshire', 'West Yorkshire'),
  together(
    ['Yorkshire and the Humber', 'Yorkshire and Humber', 'Yorkshire & Humber'],
    'North Yorkshire',
    'East Riding of Yorkshire',
    'South Yorkshire',
    'West Yorkshire',
    'North Lincolnshire',
  ),
  called('East Riding of Yorkshire', 'East Riding', 'East Yorkshire', 'Hull and East Yorkshire'),
  called('North Lincolnshire', 'North East Lincolnshire'),
  together(['Humberside', 'Humber'], 'East Riding of Yorkshire', 'North Lincolnshire'),
  together(
    ['North East', 'North East England', 'North East of England'],
    'Northumberland',
    'Tyne and Wear',
    'County Durham',
    'Middlesbrough',
    'Redcar',
  ),
  together(
    ['Teesside', 'Tees Valley'],
    'Middlesbrough',
    'Redcar',
    'Stockton-on-Tees',
    'Hartlepool',
    'Billingham',
    'Darlington',
  ),
  called('Tyne and Wear', 'Tyneside', 'Wearside'),
  called('Lancashire', 'Lancs'),
  called('Cumbria', 'Lake District'),
  together(
    ['West Midlands'],
    'West Midlands',
    'Warwickshire',
    'Worcestershire',
    'Herefordshire',
    'Staffordshire',
    'Shropshire',
  ),
  together(
    ['East Midlands'],
    'Derbyshire',
    'Nottinghamshire',
    'Lincolnshire',
    'Leicestershire',
    'Rutland',
    'Northamptonshire',
  ),
  called('Leicestershire', 'Leics'),
  called('Lincolnshire', 'Lincs'),
  called('Northamptonshire', 'Northants'),
  called('Nottinghamshire', 'Notts'),
  called('Staffordshire', 'Staffs'),
  called('Warwickshire', 'Warks'),
  called('Worcestershire', 'Worcs'),
  together(['East Anglia'], 'Norfolk', 'Suffolk', 'Cambridgeshire'),
  called('Cambridgeshire', 'Cambs'),
  called('Hertfordshire', 'Herts'),
  called('London', 'Greater London'),
  together(
    ['Home Counties'],
    'Berkshire',
    'Buckinghamshire',
    'Essex',
    'Hertfordshire',
    'Kent',
    'Surrey',
    'Milton Keynes',
  ),
  together(['Sussex'], 'East Sussex', 'West Sussex'),
  called('Berkshire', 'Berks'),
  called('Buckinghamshire', 'Bucks'),
  called('Hampshire', 'Hants'),
  called('Oxfordshire', 'Oxon'),
  called('Gloucestershire', 'Glos'),
  called('Wiltshire', 'Wilts'),
  called('Highland', 'Highlands', 'Scottish Highlands'),
  together(['Highlands and Islands'], 'Highland', 'Scottish islands', 'Argyll and Bute'),
  called('Argyll and Bute', 'Argyll', 'Argyllshire', 'Bute'),
  called('Aberdeenshire and Moray', 'Aberdeenshire', 'Moray', 'Grampian'),
  called('Tayside', 'Perthshire', 'Angus'),
  called('Lothian', 'Lothians', 'East Lothian', 'West Lothian', 'Midlothian'),
  called('Scottish Borders', 'Borders'),
  called('Ayrshire and Arran', 'Ayrshire', 'Arran'),
  called('Dumfries and Galloway', 'Galloway', 'Dumfriesshire'),
  called('Greater Glasgow', 'Greater Glasgow and Clyde', 'Clydeside', 'Renfrewshire'),
  called('Lanarkshire', 'North Lanarkshire', 'South Lanarkshire'),
  called('Scottish islands', 'Western Isles', 'Outer Hebrides', 'Hebrides', 'Northern Isles'),
  together(['Strathclyde'], 'Greater Glasgow', 'Lanarkshire', 'Ayrshire and Arran', 'Argyll and Bute'),
  called('North Wales', 'Gwynedd', 'Flintshire', 'Denbighshire', 'Snowdonia'),
  called('Powys', 'Mid Wales'),
  called('West Wales', 'Pembrokeshire', 'Carmarthenshire', 'Ceredigion'),
  together(['South Wales'], 'Gwent', 'Cardiff and the Vale of Glamorgan', 'Cwm Taf Morgannwg', 'Swansea Bay'),
  called('Gwent', 'Monmouthshire'),
  called('Cardiff and the Vale of Glamorgan', 'Cardiff and Vale', 'Vale of Glamorgan'),
  together(['Glamorgan'], 'Cardiff and the Vale of Glamorgan', 'Cwm Taf Morgannwg', 'Swansea Bay'),
  called('Northern Ireland', 'Ulster'),
  called('North West', 'North West England', 'North West of England'),
  called('South West', 'South West England', 'South West of England', 'West Country'),
  called('South East', 'South East England', 'South East of England'),
];

const withArticle =
  /^(?:(?:West |East )?Midlands|(?:North|South) (?:West|East)|East of England|Home Counties|Highlands|Humber$|Lake District|Isle of|Scottish (?:Borders|islands))/;

/** The name as part of a sentence: 'the West Midlands', 'Kent'. */
export function inSentence(name: string): string {
  return withArticle.test(name) ? `the ${name}` : name;
}
