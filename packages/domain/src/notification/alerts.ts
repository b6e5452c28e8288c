import { formatPesos } from '../catalogues/money.ts'
import { offerHref, paths } from '../catalogues/paths.ts'
import { defineEvent } from './declaration.ts'

/** What a mail about an alert contains of one offer. */
export interface AlertDetails {
  offerId: number
  title: string
  budget: number
  city: string
  /** Name of the alert. */
  alert: string
}

const describeOffer = ({ title, city, budget }: AlertDetails): string =>
  `«${title}» en ${city}, $ ${formatPesos(budget)}`

/** A new offer that matches an alert of a professional. Mails about several offers link to each of them. */
export const alertEvent = defineEvent<AlertDetails>({
  label: 'Alertas de ofertas',
  when: 'Cuando alguien publica un servicio que coincide con una alerta tuya. Los de alertas diarias te llegan en el resumen del día.',
  channels: { mail: 'immediate', push: true },
  combinedBy: 'kind',
  recipients: ['professional'],
  short: ({ person }) => `${person} publicó una oferta para vos`,
  text: ({ title }) => `Hay una oferta nueva para vos: ${title}`,
  link: ({ offerId }) => (offerId === null ? paths.offers : offerHref({ id: offerId })),
  mail(entries, title) {
    const [first] = entries
    if (entries.length === 1 && first) {
      const { alert, city, budget } = first.details
      return {
        subject: `Oferta nueva: ${title}`,
        paragraphs: [
          `Hay una oferta nueva, ${title}, que coincide con tu alerta «${alert}».`,
          `Es en ${city}, con un presupuesto de $ ${formatPesos(budget)}.`,
        ],
        action: 'Ver la oferta',
      }
    }
    return {
      subject: `${entries.length} ofertas nuevas para vos`,
      paragraphs: ['Estas ofertas coinciden con tus alertas:'],
      items: entries.map(({ details }) => ({
        text: describeOffer(details),
        link: offerHref({ id: details.offerId }),
      })),
      action: 'Ver mis alertas',
      link: paths.alerts,
    }
  },
})
