import { expect, it } from 'vitest'
import { type Asker, whyNotAsk } from './access.ts'

const user = (role: string, isActive = true): Asker => ({ kind: 'user', role, isActive })

it.each<[string, Parameters<typeof whyNotAsk>[0], Asker, ReturnType<typeof whyNotAsk>]>([
  ['a visitor is asked to sign in', { who: 'signedIn', method: 'GET' }, null, 'unauthenticated'],
  [
    'a new account is asked to register',
    { who: 'signedIn', method: 'GET' },
    { kind: 'stranger' },
    'notRegistered',
  ],
  ['another role is refused', { who: ['admin'], method: 'GET' }, user('comun'), 'forbidden'],
  ['a banned user may not write', { who: 'signedIn', method: 'POST' }, user('comun', false), 'banned'],
  ['a banned user may read', { who: 'signedIn', method: 'GET' }, user('comun', false), null],
  [
    'a banned admin reads no page of admins',
    { who: ['admin'], method: 'GET' },
    user('admin', false),
    'banned',
  ],
  ['a banned user may sign in', { who: 'identified', method: 'POST' }, user('comun', false), null],
  [
    'a visitor may not register without an account',
    { who: 'identified', method: 'POST' },
    null,
    'unauthenticated',
  ],
])('%s', (_, call, asker, refusal) => {
  expect(whyNotAsk(call, asker)).toBe(refusal)
})
