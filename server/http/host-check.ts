import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../loopback.ts';
import type { ProxyTrust } from '../proxy-trust.ts';
import { sendError } from './error-handler.ts';
import { isMonitoringAddress } from './paths.ts';

/**
 * Refuses requests that name another host than the portal's own. A page of another site can have its name resolved to
 * the portal's address (DNS rebinding); the browser then takes the portal for that site, and lets the page read it.
 */
export function addHostCheck(app: FastifyInstance, publicOrigin: string, trust: ProxyTrust): void {
  const isOwnHost = ownHosts(publicOrigin);
  // Of proxies that are only counted, X-Forwarded-Host is not believed: a page can send that header to its own site.
  const hostOf = ({ headers, host }: FastifyRequest) => (typeof trust === 'number' ? (headers.host ?? '') : host);
  app.addHook('onRequest', (request, reply, done) => {
    // Load balancers and monitors ask each process by its address.
    if (isMonitoringAddress(request.url)) {
      done();
    } else if (!namesOneHost(request)) {
      sendError(request, reply, { status: 400, code: 'BAD_REQUEST', message: 'The request does not name one host.' });
    } else if (isOwnHost(hostOf(request))) {
      done();
    } else {
      const message = 'The portal is not at the host that the request names.';
      sendError(request, reply, { status: 421, code: 'MISDIRECTED_REQUEST', message });
    }
  });
}

/** HTTP/1.0 allows requests without a host; of several hosts it is not known which one a proxy has used. */
function namesOneHost({ raw, host }: FastifyRequest): boolean {
  const named = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return named.length === 1 && host !== '';
}

/**
 * Which values of Host name the origin. On this machine these are the loopback names at any port: no other site can have
 * them, and containers and tunnels change the port. Elsewhere it is the one name, at the one port.
 */
function ownHosts(publicOrigin: string): (host: string) => boolean {
  const { hostname, protocol, port } = new URL(publicOrigin);
  const usualPort = protocol === 'https:' ? '443' : '80';
  const isLocal = isLoopback(hostname);
  return (host) => {
    const [, name = '', given = usualPort] = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(host) ?? [];
    const named = name.toLowerCase();
    return isLocal ? isLoopback(named) : named === hostname && given === (port || usualPort);
  };
}
