import type { Examples } from '../contract/example.ts'
import type { sessionCalls } from './session.calls.ts'
import { bruno, token, workplace } from '../exampleValues.ts'

export const sessionExamples: Examples<typeof sessionCalls> = {
  register: {
    body: {
      person: {
        firstName: bruno.firstName,
        lastName: bruno.lastName,
        email: bruno.email,
        nickname: bruno.nickname,
        role: 'professional',
        days: ['lunes', 'martes', 'miercoles', 'jueves', 'sabado'],
        shift: 'mañana',
        description: bruno.description,
        ...workplace,
      },
      tradeIds: bruno.trades.map(({ id }) => id),
    },
    response: { result: bruno, token },
  },
}
