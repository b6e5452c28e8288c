import { paths } from '@plomada/domain'
import { people, withdrawals } from '@plomada/domain/fixtures'
import { fill, press } from '../product.tsx'
import { list, type Read, type Write } from './failure.ts'

const { ana, elena } = people
const [late] = withdrawals
const onlyLate = { 'withdrawal.list': { result: [late], totalPages: 1, total: 1 } }

export const reads: Read[] = [
  {
    call: 'withdrawal.jobs',
    at: paths.regret,
    viewer: ana,
    shows: ['Qué contrataste'],
    isOptional: true,
  },
  {
    call: 'withdrawal.list',
    at: paths.adminWithdrawals,
    viewer: elena,
    shows: list('No hay arrepentimientos'),
  },
]

export const writes: Write[] = [
  {
    call: 'withdrawal.request',
    at: paths.regret,
    viewer: null,
    prepare: () =>
      fill({
        'Nombre y apellido': late.fullName,
        Email: late.email,
        'Qué contrataste': late.text,
      }),
    button: 'Arrepentirme',
  },
  {
    call: 'withdrawal.accept',
    at: paths.adminWithdrawals,
    viewer: elena,
    responses: onlyLate,
    prepare: () => press(`Hacer efectivo ${late.code}`).then(() => fill({ 'Número del trabajo': '31' })),
    button: 'Hacer efectivo',
  },
  {
    call: 'withdrawal.refuse',
    at: paths.adminWithdrawals,
    viewer: elena,
    responses: onlyLate,
    prepare: () => press(`Rechazar ${late.code}`).then(() => fill({ Motivo: 'No hay ningún pago' })),
    button: 'Rechazar',
  },
]
