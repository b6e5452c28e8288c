import { paths } from '../../packages/domain/src/catalogues/paths.ts'
import type { Journey } from './acts.ts'
import { byLabel, byRole, byText } from './person.ts'

export const journeys: Journey[] = [
  {
    title: 'a professional reads what they earned, and learns that a CUIT is wrong',
    run: async ({ signIn, professional, check }) => {
      const person = await signIn(professional.firstName)
      await person.open(paths.earnings)
      await person.see(byText('Para cobrar'))
      await check(person, 'earnings', { isWhole: true })
      await person.click(byRole('button', 'Cargar mi cuenta'))
      await person.type(byLabel(/^CUIT/), '20-12345678-5')
      await person.type(byLabel(/^CBU/), 'mi.alias.mp')
      await person.type(byLabel(/^Titular/), 'Bruno')
      // Below the form: the sentence at the field needs an event of leaving it, which drivers do not always cause.
      await person.see(byText('Revisá: CUIT o CUIL'))
      await check(person, 'payout-account')
    },
  },
  {
    title: 'an admin reads what professionals are owed, what the platform kept, and what the provider has',
    run: async ({ signIn, check }) => {
      const elena = await signIn('Elena')
      await elena.open(paths.payoutDesk)
      await elena.see(byRole('heading', 'Tandas'))
      await check(elena, 'payout-desk', { isWhole: true })
      await elena.open(paths.commissions)
      await elena.see(byText('Queda del período'))
      await check(elena, 'commissions')
      await elena.open(paths.reconciliation)
      await elena.click(byRole('button', 'Comparar'))
      await elena.see(byText(/^Todo coincide$|diferencias?$/))
      await check(elena, 'reconciliation', { isWhole: true })
    },
  },
]
