import { expect, it } from 'vitest'
import { type Requester, accessRefusal, callRefusal } from './access.ts'

const user = (role: string, isActive = true): Requester => ({ kind: 'user', role, isActive })

it.each<[string, Parameters<typeof callRefusal>[0], Requester, ReturnType<typeof callRefusal>]>([
  ['a visitor must sign in', { audience: 'signedIn', method: 'GET' }, null, 'unauthenticated'],
  [
    'a new account must register',
    { audience: 'signedIn', method: 'GET' },
    { kind: 'unregistered' },
    'notRegistered',
  ],
  ['another role is refused', { audience: ['admin'], method: 'GET' }, user('comun'), 'forbidden'],
  ['a banned user may not write', { audience: 'signedIn', method: 'POST' }, user('comun', false), 'banned'],
  ['a banned user may read', { audience: 'signedIn', method: 'GET' }, user('comun', false), null],
  [
    'a banned admin may not read admin pages',
    { audience: ['admin'], method: 'GET' },
    user('admin', false),
    'banned',
  ],
  [
    'a banned user may do what visitors may',
    { audience: 'anyone', method: 'POST' },
    user('comun', false),
    null,
  ],
  ['a banned user may sign in', { audience: 'identified', method: 'POST' }, user('comun', false), null],
  [
    'a visitor may not register without an account',
    { audience: 'identified', method: 'POST' },
    null,
    'unauthenticated',
  ],
])('%s', (_, call, requester, refusal) => {
  expect(callRefusal(call, requester)).toBe(refusal)
})

it.each([
  [{ isSuspended: true }, 'banned'],
  [{ isSuspended: false }, null],
  [{}, null],
] as const)('refuses a resource whose owner is suspended, and only such a one: %j', (owner, refusal) => {
  const context = { relation: 'other', role: 'comun', state: 'pendiente', isHidden: false, ...owner } as const
  expect(accessRefusal({ audience: 'signedIn', suspended: 'banned' }, context)).toBe(refusal)
})
