import { paths, payoutRunHref, statementHref } from '@plomada/domain'
import { connection, payoutRun, people } from '@plomada/domain/fixtures'
import { fill, openDialog, press } from '../product.tsx'
import { list, type Read, type Write } from './failure.ts'

const { bruno, elena } = people
const run = payoutRunHref(payoutRun.run)
const enter = () =>
  press('Cambiar la cuenta').then(() => fill({ 'CBU, CVU o alias': '2850590940090418135201' }))

export const reads: Read[] = [
  {
    call: 'payout.earnings',
    at: paths.earnings,
    viewer: bruno,
    shows: ['No pudimos cargar la lista.', 'No pudimos cargar tu cuenta.'],
  },
  {
    call: 'payout.statement',
    at: statementHref('2026-11'),
    viewer: bruno,
    shows: list('No hubo movimientos este mes'),
  },
  {
    call: 'payout.connection',
    at: paths.account,
    viewer: bruno,
    shows: ['No pudimos ver si tu cuenta está conectada.'],
  },
  {
    call: 'payout.desk',
    at: paths.payoutDesk,
    viewer: elena,
    shows: list('No le debemos nada a ningún profesional'),
  },
  { call: 'payout.run', at: run, viewer: elena },
]

export const writes: Write[] = [
  {
    call: 'payout.createRun',
    at: paths.payoutDesk,
    viewer: elena,
    prepare: () => openDialog('Crear una tanda'),
    button: 'Crear una tanda',
  },
  { call: 'payout.exportRun', at: run, viewer: elena, button: 'Descargar archivo del banco' },
  {
    call: 'payout.importRun',
    at: run,
    viewer: elena,
    prepare: () => fill({ 'Respuesta del banco': 'Referencia;Estado' }),
    button: 'Importar la respuesta',
  },
  { call: 'payout.statementFile', at: statementHref('2026-11'), viewer: bruno, button: 'Descargar CSV' },
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
  {
    call: 'payout.startConnection',
    at: paths.account,
    viewer: bruno,
    responses: { 'payout.connection': { result: { state: 'none', account: '', connectedAt: null } } },
    button: 'Conectar mi cuenta',
  },
  {
    call: 'payout.endConnection',
    at: paths.account,
    viewer: bruno,
    responses: { 'payout.connection': { result: connection } },
    button: 'Desconectar',
  },
]

// A notice shows it. The provider's answer is used once, so that the user begins again.
export const unseen = ['payout.finishConnection']
