import type { Examples } from '../contract/example.ts'
import type { userCalls } from './user.calls.ts'
import { bruno, home, ok, toPage, token } from '../exampleValues.ts'
import { userFilters } from './user.filters.ts'
import { people } from './user.fixtures.ts'

const { ana, dario } = people
/** The version of a user that an admin has read. */
const version = 7

export const userExamples: Examples<typeof userCalls> = {
  list: {
    query: { ...userFilters.initial, role: 'comun', isActive: 'false' },
    response: toPage({ ...dario, version }),
  },
  amend: {
    body: { id: dario.id, version, isActive: true },
    response: { user: { ...dario, isActive: true, version: version + 1 } },
  },
  update: {
    body: { firstName: ana.firstName, lastName: 'Ferreyra', phone: '2215550142', ...home },
    response: { user: ana, token },
  },
  sendEmailCode: { response: ok },
  confirmEmail: { body: { code: '40718826' }, response: { user: ana } },
  photo: { body: { user: bruno.id }, response: { result: bruno } },
}
