import { paths } from '../catalogues/paths.ts'
import { formatCentavos } from '../payout/payout.rules.ts'
import { defineEvent } from './declaration.ts'

export interface PayoutDetails {
  event: 'paid' | 'failed'
  centavos: number
  /** The account: its kind and its last four characters. */
  target: string
  /** Why it failed. */
  reason: string
}

const sentence = ({ event }: { event?: string | null }): string =>
  event === 'failed' ? 'No salió un pago a tu cuenta' : 'Te mandamos lo que ganaste'

/** A payout to the recipient ended. */
export const payoutEvent = defineEvent<PayoutDetails>({
  label: 'Cobros',
  when: 'Cuando te mandamos lo que ganaste, o el banco lo rechaza.',
  channels: { mail: 'immediate', push: true },
  recipients: ['professional'],
  short: sentence,
  text: sentence,
  link: () => paths.earnings,
  mail([entry]) {
    const { event = 'paid', centavos = 0, target = '', reason = '' } = entry?.details ?? {}
    const amount = `$ ${formatCentavos(centavos)}`
    return event === 'failed'
      ? {
          subject: 'No salió un pago a tu cuenta',
          paragraphs: [
            `El banco rechazó ${amount} para tu cuenta ${target}.`,
            `Motivo:\n${reason}`,
            'La plata volvió a tu saldo. Fijate si la cuenta está bien: sale con el próximo pago.',
          ],
          action: 'Ver mi cuenta',
        }
      : {
          subject: `Te mandamos ${amount}`,
          paragraphs: [`Te mandamos ${amount} a tu cuenta ${target}.`],
          action: 'Ver mis cobros',
        }
  },
})
