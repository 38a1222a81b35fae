import { builder } from '../../../builder.ts';
import { connectionType, pageArguments, pageCost } from '../../../graph/connection.ts';
import { mutationResult, orRefusal } from '../../../graph/mutation-result.ts';
import { Webinar } from '../webinar.ts';
import type { PlaceRow } from './place-row.ts';

const PlaceStateType = builder.enumType('WebinarPlaceState', {
  description: 'Whether a person has a seat in a webinar.',
  values: {
    REGISTERED: { value: 'registered', description: 'The person has a seat.' },
    WAITING: { value: 'waiting', description: 'All seats are taken; the person waits for one.' },
    GIVEN_BACK: { value: 'given_back', description: 'The person has given the seat, or the place in the line, back.' },
  } as const,
});

const WebinarPlace = builder.objectRef<PlaceRow>('WebinarPlace').implement({
  description: 'A place of the caller in a webinar.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifier of the place.' }),
    webinar: t.expose('webinar', { type: Webinar, description: 'The webinar.' }),
    state: t.expose('state', { type: PlaceStateType, description: 'Whether the person has a seat.' }),
    position: t.exposeInt('position', {
      nullable: true,
      description: 'The place on the waiting list, from 1; null for who does not wait.',
    }),
    joinUrl: t.exposeString('joinUrl', {
      nullable: true,
      description: 'Where the webinar is joined; null if the person has no seat, or it is not known yet.',
    }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the person asked for it.' }),
  }),
});

interface Placed {
  readonly place: PlaceRow;
}

const WebinarPlacePayload = builder.objectRef<Placed>('WebinarPlacePayload').implement({
  description: 'A place was taken or given back.',
  fields: (t) => ({ place: t.expose('place', { type: WebinarPlace, description: 'The place as it is now.' }) }),
});

const payload = (place: PlaceRow): Placed => ({ place });

builder.queryField('myWebinarPlaces', (t) =>
  t.field({
    type: connectionType('WebinarPlace', WebinarPlace),
    description: 'The places of the caller in webinars, the newest first.',
    args: {
      webinarIds: t.arg.idList({ description: 'Only those in these webinars, 100 at most.' }),
      ...pageArguments,
    },
    complexity: pageCost,
    resolve: (_root, { webinarIds, ...page }, { services }) => services.placesInWebinars.list(webinarIds, page),
  }),
);

builder.mutationField('registerForWebinar', (t) =>
  t.field({
    type: mutationResult<Placed>('RegisterForWebinarResult', WebinarPlacePayload),
    description:
      'Reserves a seat in a webinar for the caller, or a place on its waiting list if it is full, and mails a receipt. A caller with a place keeps it.',
    args: { webinarId: t.arg.id({ required: true, description: 'Identifier of the webinar.' }) },
    complexity: 50,
    resolve: (_root, { webinarId }, { services }) =>
      orRefusal(services.placesInWebinars.register(webinarId).then(payload)),
  }),
);

builder.mutationField('giveBackWebinarPlace', (t) =>
  t.field({
    type: mutationResult<Placed>('GiveBackWebinarPlaceResult', WebinarPlacePayload),
    description:
      "Gives a seat of one's own, or one's place on the waiting list, back. The first who waits gets the seat, and is mailed. Doing so again changes nothing.",
    args: { webinarId: t.arg.id({ required: true, description: 'Identifier of the webinar.' }) },
    complexity: 50,
    resolve: (_root, { webinarId }, { services }) =>
      orRefusal(services.placesInWebinars.giveBack(webinarId).then(payload)),
  }),
);
