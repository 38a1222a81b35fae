import type { Data, ObjectShape, Property, Shape } from './answer-shape.ts';

/** A change to the properties of an object: REST shows them in another form than the graph. */
export type Change = (properties: readonly Property[]) => readonly Property[];

/** The changes to each type of the graph that is not shown as it is selected. Names are those of the selection. */
export type Presentation = Readonly<Record<string, readonly Change[]>>;

/** An object that holds one field is shown as the value of it. */
export function asValue(name: string): Change {
  return changed(name, (property) => {
    const [only, ...more] = objectIn(property).properties;
    if (!only || more.length > 0) {
      throw new Error(`${name} is no object of one field.`);
    }
    return [
      {
        ...property,
        isNullable: property.isNullable || only.isNullable,
        constraints: only.constraints,
        shape: only.shape,
        read: (data) => within(property, only, data),
      },
    ];
  });
}

/** The fields of an object that is always there stand in the place of the object. */
export function spread(name: string): Change {
  return changed(name, (property) =>
    objectIn(property).properties.map((inner) => ({ ...inner, read: (data) => within(property, inner, data) })),
  );
}

/**
 * Fields stand within an object: one that is selected beside them, or one of its own that is described here.
 *
 * @param fields what each is called there, and here
 */
export function nest(into: string, fields: Readonly<Record<string, string>>, description?: string): Change {
  return (properties) => {
    const moved = Object.entries(fields).map(([name, here]): Property => {
      const property = propertyOf(properties, here);
      return { ...property, name, read: property.read ?? ((data) => data[here]) };
    });
    const others = properties.filter(({ name }) => !Object.values(fields).includes(name));
    if (description !== undefined) {
      const shape: ObjectShape = { kind: 'object', type: into, description, properties: moved };
      const own = { name: into, owner: into, description, isNullable: false, constraints: {}, shape };
      return [...others, { ...own, read: (data) => data }];
    }
    return others.map((property) => {
      if (property.name !== into) {
        return property;
      }
      const object = objectIn(property);
      const inner = object.properties.map((one): Property => ({ ...one, read: (data) => within(property, one, data) }));
      return { ...property, shape: { ...object, properties: [...inner, ...moved] }, read: (data) => data };
    });
  };
}

/** A field is called otherwise. */
function rename(name: string, otherName: string): Change {
  return changed(name, (property) => [{ ...property, name: otherName, read: property.read ?? ((data) => data[name]) }]);
}

/** A field stands behind all others. */
export function last(name: string): Change {
  return (properties) => {
    const property = propertyOf(properties, name);
    // Read by name, so that data in another order is not taken to be shown as it is.
    const moved: Property = { ...property, read: property.read ?? ((data) => data[name]) };
    return [...properties.filter((one) => one !== property), moved];
  };
}

/** A field that is null is left out. */
export function leaveOutNull(name: string): Change {
  return changed(name, (property) => [{ ...property, isNullable: false, isOptional: true }]);
}

/**
 * A page of a list: its rows under a name of their own, how many rows there are, the cursor of the next page, and what was
 * searched for instead of what was typed, where a list can say so.
 */
export function page(rows: string): Change {
  return (properties) => {
    const changes = [rename('nodes', rows), rename('totalCount', 'total'), nextCursor];
    if (properties.some(({ name }) => name === 'correction')) {
      changes.push(asValue('correction'), rename('correction', 'correctedSearch'));
    }
    return changes.reduce((some, change) => change(some), properties);
  };
}

function nextCursor(properties: readonly Property[]): readonly Property[] {
  return properties.map((property) =>
    property.name === 'pageInfo'
      ? {
          ...property,
          name: 'nextCursor',
          description: 'Cursor of the next page; null on the last one.',
          isNullable: true,
          shape: { kind: 'leaf', schema: { type: 'string' } },
          read: ({ pageInfo }) => {
            const { hasNextPage, endCursor } = pageInfo as Data;
            return hasNextPage ? endCursor : null;
          },
        }
      : property,
  );
}

/** Shows data as its shape says. Nothing where the data is shown as it is. */
export function presenterOf(shape: Shape): ((data: unknown) => unknown) | undefined {
  if (shape.kind === 'leaf') {
    const { words } = shape;
    return words && ((value) => (value === null ? null : words[value as string]));
  }
  if (shape.kind === 'list') {
    const present = presenterOf(shape.items);
    return present && ((list) => (list === null ? null : (list as readonly unknown[]).map((item) => present(item))));
  }
  if (shape.kind === 'choice') {
    if (shape.members.some((member) => presenterOf(member))) {
      throw new Error('Objects of several types are shown as they are.');
    }
    return undefined;
  }
  const isShownAsItIs = shape.properties.every(
    ({ read, isOptional, shape: inner }) => !read && !isOptional && !presenterOf(inner),
  );
  return isShownAsItIs ? undefined : objectPresenterOf(shape);
}

/** Shows the properties of an object, and nothing else that its data may hold. */
export function objectPresenterOf({ properties }: ObjectShape): (data: unknown) => unknown {
  const steps = properties.map(({ name, read, isOptional, shape }) => ({
    name,
    isOptional,
    read,
    present: presenterOf(shape),
  }));
  // V8 keeps an object to which many properties are added by computed names as a hash table, which takes twice as long to
  // fill and to turn into JSON as a copy of an object that has them.
  const blank: Record<string, unknown> = { ...Object.fromEntries(properties.map(({ name }) => [name, undefined])) };
  return (data) => {
    if (data === null) {
      return null;
    }
    const shown = { ...blank };
    for (const { name, isOptional, read, present } of steps) {
      const value = read ? read(data as Data) : (data as Data)[name];
      if (!isOptional || value !== null) {
        shown[name] = present ? present(value) : value;
      }
    }
    return shown;
  };
}

function changed(name: string, change: (property: Property) => readonly Property[]): Change {
  return (properties) => {
    const property = propertyOf(properties, name);
    return properties.flatMap((one) => (one === property ? change(property) : [one]));
  };
}

function propertyOf(properties: readonly Property[], name: string): Property {
  const property = properties.find((one) => one.name === name);
  if (!property) {
    throw new Error(`REST would show ${name} in another form, which is not selected.`);
  }
  return property;
}

function objectIn({ name, shape }: Property): ObjectShape {
  if (shape.kind !== 'object') {
    throw new Error(`${name} is no object.`);
  }
  return shape;
}

/** The value of a property of the object that another property holds. */
function within(outer: Property, inner: Property, data: Data): unknown {
  const object = outer.read ? outer.read(data) : data[outer.name];
  if (object === null) {
    return null;
  }
  return inner.read ? inner.read(object as Data) : (object as Data)[inner.name];
}
