import { calls } from '@plomada/domain/calls'
import { expect, test } from 'vitest'
import { buildTestApp } from './testing/buildTestApp.ts'

test('the server answers every call of the contract, each once', async () => {
  const market = await buildTestApp()
  try {
    const contract = Object.values(calls).flatMap((ofNoun) => Object.values(ofNoun))
    const name = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
    expect(market.app.calls.map(name).toSorted()).toEqual(contract.map(name).toSorted())
  } finally {
    await market.close()
  }
})
