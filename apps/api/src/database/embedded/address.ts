import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveTo, type Cluster } from './cluster.ts'

/** Where a server listens. */
export interface Address {
  url: string
  /** The settings of PostgreSQL that make it listen there. */
  settings: Record<string, string>
  remove: () => Promise<void>
}

// Part of the file name of the socket.
const port = 5432
// Linux takes 107 bytes, macOS 103.
const longestPath = 100

/** Chooses an address that only the user of this process can reach: a socket in the cluster, on Windows a port with a password. */
export async function chooseAddress({ folder, user, password }: Cluster): Promise<Address> {
  if (password !== null) {
    const free = await findFreePort()
    return {
      url: `postgres://plomada:${password}@127.0.0.1:${free}/postgres`,
      settings: { listen_addresses: '127.0.0.1', port: String(free) },
      remove: async () => {},
    }
  }
  const isShort = Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestPath
  const place = isShort ? folder : await mkdtemp(join(tmpdir(), 'plomada-'))
  await giveTo(user, place)
  return {
    url: `postgres://plomada@${encodeURIComponent(place)}:${port}/postgres`,
    settings: {
      listen_addresses: '',
      port: String(port),
      unix_socket_directories: `"${place.replaceAll('"', '""')}"`,
      unix_socket_permissions: '0700',
    },
    remove: async () => {
      if (!isShort) await rm(place, { recursive: true, force: true })
    },
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}
