import { paths } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { fill, press } from '../product.tsx'
import type { Read, Write } from './failure.ts'

const { bruno } = people
const name = 'Plomería en Berisso y La Plata desde $ 20.000'

export const reads: Read[] = [
  { call: 'alert.list', at: paths.alerts, viewer: bruno, shows: ['No pudimos cargar la lista.'] },
]

export const writes: Write[] = [
  {
    call: 'alert.create',
    at: `${paths.offers}?tittle=canilla`,
    viewer: bruno,
    prepare: async () => {
      await press('Avisarme de ofertas así')
      await fill({ 'Presupuesto mínimo': '20000' })
    },
    button: 'Guardar alerta',
  },
  { call: 'alert.update', at: paths.alerts, viewer: bruno, button: `Pausar la alerta ${name}` },
  {
    call: 'alert.update',
    at: paths.alerts,
    viewer: bruno,
    prepare: () => press(`Editar la alerta ${name}`),
    button: 'Guardar alerta',
  },
  {
    call: 'alert.remove',
    at: paths.alerts,
    viewer: bruno,
    prepare: () => press(`Borrar la alerta ${name}`),
    button: 'Borrar',
  },
]
