import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

import { addressKey } from '#backend/http/address-key.ts';
import type { Log } from '#server/log.ts';

import { clientAddress, networkMatcher, plainAddress } from './client-address.ts';

export type Env = { Bindings: Partial<HttpBindings> };

type Networks = { trustedProxies: readonly string[]; adminNetworks?: readonly string[] };

/** Returns a client's rate-limit key, and whether the desk is visible to it (ADMIN_NETWORKS). */
export function clientFinder(
  { trustedProxies, adminNetworks = [] }: Networks,
  log: Log,
): (c: Context<Env>) => { address: string; mayReachDesk: boolean } {
  const isTrustedProxy = networkMatcher(trustedProxies);
  const isAdminNetwork = networkMatcher(adminNetworks);
  let hasWarnedOfProxy = false;

  return (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    const forwardedFor = c.req.header('x-forwarded-for');
    const isBehindUntrustedProxy = forwardedFor !== undefined && !isTrustedProxy(plainAddress(peer));
    if (isBehindUntrustedProxy && !hasWarnedOfProxy) {
      hasWarnedOfProxy = true;
      log(
        'proxy_not_trusted',
        { hint: 'X-Forwarded-For is ignored: add the proxy to TRUSTED_PROXIES' },
        'warn',
      );
    }
    const address = clientAddress(peer, forwardedFor, isTrustedProxy);
    // Behind an untrusted proxy the address is the proxy's own. It may be in ADMIN_NETWORKS although the client is not.
    const mayReachDesk = adminNetworks.length === 0 || (!isBehindUntrustedProxy && isAdminNetwork(address));
    return { address: addressKey(address), mayReachDesk };
  };
}
