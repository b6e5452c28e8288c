import * as z from 'zod/mini'
import { type DataOf, defineForm, email, idSchema, longText, number, select, text } from '@plomada/define'
import { emailText, lineUpTo, optionalText, textUpTo } from '../text/text.ts'
import { NAME_MAXIMUM } from '../user/user.rules.ts'
import { MISSING_JOB, missingJobMessage, WITHDRAWAL_TEXT_MAXIMUM } from './withdrawal.rules.ts'

const checkJob: z.core.CheckFn<{ text: string; assignmentId: number | null }> = ({ value, issues }) => {
  const message = missingJobMessage(value)
  if (message !== null) issues.push({ code: 'custom', input: value.text, message, path: ['text'] })
}

const person = {
  fullName: text('Nombre y apellido', lineUpTo(NAME_MAXIMUM, 'Escribí tu nombre'), '', {
    autoComplete: 'name',
  }),
  email: email('Email', emailText('Escribí tu email', 'Ese email no está completo'), '', {
    autoComplete: 'email',
    hint: 'El de tu cuenta, o el que usaste para pagar.',
  }),
}
const placeholder = 'El trabajo, con quién lo acordaste y cuándo pagaste'

/** The form of a person who withdraws from a paid job. */
export const withdrawalForm = defineForm({
  ...person,
  text: longText('Qué contrataste', textUpTo(WITHDRAWAL_TEXT_MAXIMUM, MISSING_JOB), '', { placeholder }),
})

/** The form of a client who can choose one of the own jobs. */
export const ownWithdrawalForm = defineForm(
  {
    ...person,
    assignmentId: select('Trabajo', z.nullable(idSchema), null, { options: 'given' }),
    text: longText('Qué contrataste', optionalText(WITHDRAWAL_TEXT_MAXIMUM), '', {
      placeholder,
      hint: 'Solo si no está en la lista.',
    }),
  },
  checkJob,
)
export type WithdrawalRequest = DataOf<typeof withdrawalForm> & Partial<DataOf<typeof ownWithdrawalForm>>

/** The form with which an admin carries a request out. */
export const acceptWithdrawalForm = defineForm({
  assignmentId: number('Número del trabajo', z.pipe(z.int('Escribí el número'), idSchema), null, {
    hint: 'Está en la dirección de su página: /trabajo/123.',
  }),
})

/** The form with which an admin refuses a request. */
export const refuseWithdrawalForm = defineForm({
  reason: longText('Motivo', textUpTo(WITHDRAWAL_TEXT_MAXIMUM, 'Contá por qué'), '', {
    hint: 'La persona lo lee en el correo que le mandamos.',
  }),
})
