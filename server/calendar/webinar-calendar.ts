import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../schema/services.ts';
import { type CalendarOrigin, webinarEvent } from '../../schema/training/webinars/calendar/webinar-event.ts';
import { admit } from '../admission/admission.ts';
import type { Slots } from '../admission/slots.ts';
import { sendTagged } from '../http/tagged-answer.ts';

const FRESH_FOR_SECONDS = 60;

export interface WebinarCalendarOptions extends CalendarOrigin {
  /** The services of an anonymous visitor. */
  readonly services: (requestId: string) => Pick<Services, 'webinars'>;
  readonly slots: Slots;
}

/** `GET /calendar/<id>.ics`: a webinar for calendars, as it is now. */
export function webinarCalendar({ services, slots, ...from }: WebinarCalendarOptions): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string } }>('/calendar/:id.ics', async (request, reply) => {
      const webinar = await admit([slots], request, reply, () => services(request.id).webinars.find(request.params.id));
      if (!webinar) return reply.callNotFound();
      const method = webinar.cancelledAt === null ? 'PUBLISH' : 'CANCEL';
      reply.header('content-disposition', 'attachment; filename="webinar.ics"');
      return sendTagged(request, reply, {
        text: webinarEvent(webinar, from),
        type: `text/calendar; charset=utf-8; method=${method}`,
        cacheControl: `public, max-age=${FRESH_FOR_SECONDS}`,
      });
    });
  };
}
