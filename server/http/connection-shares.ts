import { addressKey, networkKey } from '#backend/http/address-key.ts';

type Network<Connection> = { size: number; byAddress: Map<string, Set<Connection>> };

function largest<Value>(values: Iterable<Value>, sizeOf: (value: Value) => number): Value | undefined {
  let found: Value | undefined;
  for (const value of values) if (found === undefined || sizeOf(value) > sizeOf(found)) found = value;
  return found;
}

/**
 * Shares a fixed number of connections among networks. When all are in use, a new connection evicts one of the network
 * that holds the most, so that one party cannot fill the server and shut out everybody else.
 */
export class ConnectionShares<Connection> {
  readonly #caps: { connections: number; connectionsPerAddress: number };
  readonly #isIdle: (connection: Connection) => boolean;
  readonly #networks = new Map<string, Network<Connection>>();
  #open = 0;

  constructor(
    caps: { connections: number; connectionsPerAddress: number },
    isIdle: (connection: Connection) => boolean,
  ) {
    this.#caps = caps;
    this.#isIdle = isIdle;
  }

  /**
   * Counts a connection if there is room for it.
   * @param address `undefined` for a peer that carries many visitors: only the total limits it, and it is never evicted
   * @returns whether it is admitted, and the connection to close in exchange
   */
  admit(address: string | undefined, connection: Connection): { admitted: boolean; evicted?: Connection } {
    if (this.#held(address) >= this.#caps.connectionsPerAddress) return { admitted: false };
    if (this.#open < this.#caps.connections) {
      this.#add(address, connection);
      return { admitted: true };
    }
    const victim = this.#findVictim(address);
    if (!victim) return { admitted: false };
    this.remove(victim.address, victim.connection);
    this.#add(address, connection);
    return { admitted: true, evicted: victim.connection };
  }

  /** Stops counting a connection that has closed. No effect on an evicted one, which is not counted any more. */
  remove(address: string | undefined, connection: Connection): void {
    if (address === undefined) {
      this.#open -= 1;
      return;
    }
    const network = this.#networks.get(networkKey(address));
    const held = network?.byAddress.get(addressKey(address));
    if (!network || !held?.delete(connection)) return;
    this.#open -= 1;
    network.size -= 1;
    if (held.size === 0) network.byAddress.delete(addressKey(address));
    if (network.size === 0) this.#networks.delete(networkKey(address));
  }

  #held(address: string | undefined): number {
    if (address === undefined) return 0;
    return this.#networks.get(networkKey(address))?.byAddress.get(addressKey(address))?.size ?? 0;
  }

  #add(address: string | undefined, connection: Connection): void {
    this.#open += 1;
    if (address === undefined) return;
    const network = this.#networks.get(networkKey(address)) ?? { size: 0, byAddress: new Map() };
    this.#networks.set(networkKey(address), network);
    const held = network.byAddress.get(addressKey(address)) ?? new Set();
    network.byAddress.set(addressKey(address), held);
    held.add(connection);
    network.size += 1;
  }

  /**
   * Picks a connection of the network that holds the most. If that would be unfair, picks one of the newcomer's own
   * network, from the address that holds the most.
   */
  #findVictim(newcomer: string | undefined): { address: string; connection: Connection } | undefined {
    const own = newcomer === undefined ? undefined : this.#networks.get(networkKey(newcomer));
    let network = largest(this.#networks.values(), ({ size }) => size);
    // Evicting from a network that holds only one more would make the two networks evict each other in turn.
    const isFair = newcomer === undefined || (network?.size ?? 0) > (own?.size ?? 0) + 1;
    if (!isFair) network = own;
    const holder = largest(network?.byAddress ?? [], ([, held]) => held.size);
    if (!holder) return undefined;
    const [address, held] = holder;
    if (!isFair && held.size <= this.#held(newcomer) + 1) return undefined;
    const connection = [...held].find(this.#isIdle) ?? [...held][0];
    return connection === undefined ? undefined : { address, connection };
  }
}
