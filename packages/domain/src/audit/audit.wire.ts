import { instant, renameFields } from '@plomada/define'
import { auditEventSchema } from './audit.ts'

const { shape } = auditEventSchema

/** The wire format of an audit event. Its names are not in the specification. */
export const auditEventWire = renameFields(
  { ...shape, at: instant, subject: renameFields(shape.subject.shape, { kind: 'tipo', label: 'nombre' }) },
  {
    at: 'fecha',
    action: 'accion',
    actor: 'quien',
    subject: 'sobre',
    before: 'antes',
    after: 'despues',
    networkAddress: 'ip',
  },
)
