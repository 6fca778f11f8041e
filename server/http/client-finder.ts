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
  const logged = new Set<string>();
  const warnOnce = (event: string, hint: string) => {
    if (!logged.has(event)) log(event, { hint }, 'warn');
    logged.add(event);
  };

  return (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    const forwardedFor = c.req.header('x-forwarded-for');
    const isBehindUntrustedProxy = forwardedFor !== undefined && !isTrustedProxy(plainAddress(peer));
    if (isBehindUntrustedProxy)
      warnOnce('proxy_not_trusted', 'X-Forwarded-For is ignored: add the proxy to TRUSTED_PROXIES');
    const address = clientAddress(peer, forwardedFor, isTrustedProxy);
    const isBehindSilentProxy = isTrustedProxy(address);
    const isInAdminNetwork = isAdminNetwork(address);
    if (isBehindSilentProxy && (forwardedFor !== undefined || isInAdminNetwork))
      warnOnce(
        'client_unknown',
        'A trusted proxy names no client, or one that is in TRUSTED_PROXIES itself: let it set X-Forwarded-For, and list only proxies there',
      );
    // The address of an unknown client is the proxy's own. It may be in ADMIN_NETWORKS although the client is not.
    const isUnknown = isBehindUntrustedProxy || isBehindSilentProxy;
    const mayReachDesk = adminNetworks.length === 0 || (!isUnknown && isInAdminNetwork);
    return { address: addressKey(address), mayReachDesk };
  };
}
