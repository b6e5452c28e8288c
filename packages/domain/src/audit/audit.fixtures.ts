import { offers } from '../offer/offer.fixtures.ts'
import { trades } from '../trade/trade.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import type { User } from '../user/user.ts'
import type { AuditEvent } from './audit.ts'

const { ana, bruno, dario, elena } = people
const toActor = ({ id, firstName, lastName }: User) => ({ id, firstName, lastName })
const byElena = { actor: toActor(elena), networkAddress: '181.46.10.7' }
const noChanges = { before: null, after: null, networkAddress: '181.46.10.7' }

export const auditEvents: readonly AuditEvent[] = [
  {
    ...byElena,
    id: 7,
    at: new Date('2026-11-20T18:45:00Z'),
    action: 'userSuspended',
    subject: { kind: 'user', id: dario.id, label: 'Dario Ponce' },
    before: { isActive: true },
    after: { isActive: false },
    requestId: '0d4a6c1e-7f3b-4c59-9a70-2f1f5f6f0b11',
  },
  {
    ...byElena,
    id: 6,
    at: new Date('2026-11-20T18:40:00Z'),
    action: 'userEdited',
    subject: { kind: 'user', id: ana.id, label: 'Ana Ferreyra' },
    before: { email: 'ana@plomada.example', phone: null, city: 'La Plata' },
    after: { email: 'ana.ferreyra@plomada.example', phone: '2215550142', city: 'Quilmes' },
    requestId: '6b7c1c52-1f0e-4d0a-8c4e-90c5a3f6ad02',
  },
  {
    ...byElena,
    id: 5,
    at: new Date('2026-11-20T18:31:00Z'),
    action: 'offerDeleted',
    subject: { kind: 'offer', id: offers.tankPump.id, label: offers.tankPump.title },
    before: {
      title: offers.tankPump.title,
      description: offers.tankPump.description,
      budget: offers.tankPump.budget,
      city: 'La Plata',
    },
    after: null,
    requestId: 'c2f7a7a8-50b5-4e77-8d85-5d4f0fb3a4cf',
  },
  {
    ...byElena,
    id: 4,
    at: new Date('2026-11-20T18:30:00Z'),
    action: 'tradeCreated',
    subject: { kind: 'trade', id: trades.gas.id, label: trades.gas.name },
    before: null,
    after: { name: trades.gas.name, description: trades.gas.description },
    requestId: 'a8f16d0b-8a0e-4f4e-b2dd-6a1d4f5e6c03',
  },
  {
    ...noChanges,
    id: 3,
    at: new Date('2026-11-20T18:29:00Z'),
    action: 'signedIn',
    actor: toActor(elena),
    subject: { kind: 'account', id: elena.id, label: 'elena@plomada.example' },
    requestId: 'f3b0c0de-6a52-4d49-9a0b-0a63d50c9a04',
  },
  {
    ...noChanges,
    id: 2,
    at: new Date('2026-11-19T03:12:00Z'),
    action: 'signInFailed',
    actor: null,
    subject: { kind: 'account', id: elena.id, label: 'elena@plomada.example' },
    networkAddress: '2001:db8:85a3::8a2e:370:7334',
    requestId: '1f2e3d4c-5b6a-4978-8877-665544332205',
  },
  {
    ...noChanges,
    id: 1,
    at: new Date('2026-11-18T12:00:00Z'),
    action: 'registered',
    actor: toActor(bruno),
    subject: { kind: 'account', id: bruno.id, label: 'bruno@plomada.example' },
    requestId: '9c8b7a69-5847-4362-9150-403f2e1d0c06',
  },
]
