import { paths } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { fill, press } from '../product.tsx'
import type { Read, Write } from './failure.ts'

const { bruno } = people
const enter = () =>
  press('Cambiar la cuenta').then(() => fill({ 'CBU, CVU o alias': '2850590940090418135201' }))

export const reads: Read[] = [
  { call: 'payout.earnings', at: paths.earnings, viewer: bruno, shows: ['No pudimos cargar tu cuenta.'] },
]

export const writes: Write[] = [
  {
    call: 'payout.sendAccountCode',
    at: paths.earnings,
    viewer: bruno,
    prepare: enter,
    button: 'Continuar',
  },
  {
    call: 'payout.saveAccount',
    at: paths.earnings,
    viewer: bruno,
    prepare: () =>
      enter()
        .then(() => press('Continuar'))
        .then(() => fill({ Código: '40718826' })),
    button: 'Confirmar',
  },
]
