import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { limitConcurrency } from './limitConcurrency.ts'

/** Creates tasks that run until they are ended, and records their order. */
function createTasks() {
  const started: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const create = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve, reject) => {
      ends.set(name, (error) => (error ? reject(error) : resolve(name)))
    })
  }
  return { started, create, end: (name: string, error?: Error) => ends.get(name)?.(error) }
}

test('runs as many tasks at once as allowed, the others in order, also after a failure', async () => {
  const { started, create, end } = createTasks()
  const runInTurn = limitConcurrency({ maximum: 2, maxWait: 60_000 })
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => runInTurn(create(name)))
  await pause()
  expect(started).toEqual(['a', 'b'])
  end('b', new Error('broken'))
  await expect(b).rejects.toThrow('broken')
  await pause()
  expect(started).toEqual(['a', 'b', 'c'])
  end('a')
  expect(await a).toBe('a')
  await pause()
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  end('c')
  end('d')
  expect(await Promise.all([c, d])).toEqual(['c', 'd'])
  const last = runInTurn(create('e'))
  await pause()
  end('e')
  expect(await last).toBe('e')
})

test('runs a task that has waited for the maximum, and keeps the limit afterwards', async () => {
  const { started, create, end } = createTasks()
  const runInTurn = limitConcurrency({ maximum: 1, maxWait: 20 })
  const both = [runInTurn(create('slow')), runInTurn(create('late'))]
  await expect.poll(() => started).toEqual(['slow', 'late'])
  end('late')
  end('slow')
  expect(await Promise.all(both)).toEqual(['slow', 'late'])
  const next = [runInTurn(create('next')), runInTurn(create('waiting'))]
  await pause()
  expect(started).toEqual(['slow', 'late', 'next'])
  end('next')
  await pause()
  end('waiting')
  expect(await Promise.all(next)).toEqual(['next', 'waiting'])
})
