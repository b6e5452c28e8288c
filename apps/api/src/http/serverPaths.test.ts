import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { serverPrefixes } from './serverPaths.ts'

const origin = 'https://plomada.example'

/** Runs the offline worker. Returns a function that checks whether it handles the navigation to a path. */
function openWorker(): (path: string) => boolean {
  const listeners: Record<string, (event: object) => void> = {}
  const self = { addEventListener: (name: string, listener: () => void) => (listeners[name] = listener) }
  const nothing = () => Promise.resolve(new Response(null, { status: 503 }))
  const file = join(import.meta.dirname, '../../../web/public/offline.js')
  runInNewContext(readFileSync(file, 'utf8'), { self, URL, location: { origin }, fetch: nothing })
  return (path) => {
    let isTaken = false
    const request = { url: origin + path, method: 'GET', mode: 'navigate' }
    listeners['fetch']?.({ request, respondWith: () => (isTaken = true), waitUntil: () => {} })
    return isTaken
  }
}

test('the offline worker does not handle paths of the server', () => {
  const takes = openWorker()
  expect(['/', '/service', '/service/detail/7', '/apis'].filter((path) => !takes(path))).toEqual([])
  expect(serverPrefixes.flatMap((first) => [`/${first}`, `/${first}/x`]).filter(takes)).toEqual([])
})
