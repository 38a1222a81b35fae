import { expect, test } from 'vitest';
import { namedAreas } from '../../../schema/places/area-names.ts';
import { openTestDatabase } from '../../support/test-database.ts';

test('other names of areas stand for places of the gazetteer, each name for one', async () => {
  const { db, close } = await openTestDatabase();
  const places = await db.selectFrom('place').select(['town', 'area', 'region']).execute();
  await close();
  const known = new Set(places.flatMap(({ town, area, region }) => [town, area, region]));
  expect(namedAreas.flatMap(({ of }) => of).filter((part) => !known.has(part))).toEqual([]);
  const names = namedAreas.flatMap((area) => area.names);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
