import { ledgerStatementHref, paths } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { list, type Read, type Write } from './failure.ts'

const { elena } = people
const ofJob = ledgerStatementHref({ assignmentId: 7 })

export const reads: Read[] = [
  { call: 'ledger.statement', at: ofJob, viewer: elena, shows: list('Todavía no se movió plata') },
  {
    call: 'ledger.commissions',
    at: paths.commissions,
    viewer: elena,
    shows: list('No hay comisiones en ese período'),
  },
]

export const writes: Write[] = [
  { call: 'ledger.statementFile', at: ofJob, viewer: elena, button: 'Descargar CSV' },
  { call: 'ledger.commissionsFile', at: paths.commissions, viewer: elena, button: 'Descargar CSV' },
  {
    call: 'ledger.reconcile',
    at: `${paths.reconciliation}?desde=2026-11-01&hasta=2026-11-01`,
    viewer: elena,
    button: 'Comparar',
    shows: 'El proveedor dejó de responder. Lo comparado hasta ahora está abajo.',
  },
]
