import { memberRoles } from '../catalogues/roles.ts'
import { renewOfferHref } from '../catalogues/paths.ts'
import { offerChangeLines, type OfferChanges } from '../offer/changes.ts'
import {
  findOfferNotice,
  offerNoticeName,
  type OfferNoticeEvent,
  type OfferNoticeParty,
} from '../offer/notices.ts'
import { defineEvent, type EventAbout, type EventFacts } from './declaration.ts'
import { comparisonLink, offerLink, ownOfferLink } from './links.ts'

/** Which event of an offer a notice is about, and its recipient. */
export interface OfferNoticeDetails {
  event: OfferNoticeEvent
  party: OfferNoticeParty
  /** The reason of the owner; may be empty. */
  text: string
  /** What was edited; null for other events. */
  changes: OfferChanges | null
}

const noticeSentence = ({ person, event }: Pick<EventFacts, 'person' | 'event'>): string =>
  findOfferNotice(event)?.sentence({ person }) ?? 'Hay novedades de la publicación'

const pageLinks = {
  offer: offerLink,
  ownOffer: ownOfferLink,
  applicants: comparisonLink,
  renewal: (about: EventAbout) =>
    about.offerId === null ? ownOfferLink(about) : renewOfferHref({ id: about.offerId }),
} as const

const describeChanges = (changes: OfferChanges): string =>
  offerChangeLines(changes)
    .map(({ label, before, after }) =>
      before === '' && after === '' ? `${label}: cambió` : `${label}: antes «${before}», ahora «${after}»`,
    )
    .join('\n')

/** A change of an offer that its owner or its applicants did not make. */
export const offerEvent = defineEvent<OfferNoticeDetails>({
  label: 'Cambios en publicaciones',
  when: 'Cuando cambian, cierran o abren de nuevo una publicación a la que te postulaste, y cuando la tuya está por vencer.',
  channels: { mail: 'immediate', push: true },
  recipients: memberRoles,
  short: noticeSentence,
  text: (facts) => `${noticeSentence(facts)}: ${facts.title}`,
  link: (about) => pageLinks[findOfferNotice(about.event)?.page ?? 'offer'](about),
  mail([entry], title) {
    const { details } = entry ?? {}
    const name = details && offerNoticeName(details)
    const sentence = noticeSentence({ person: entry?.person ?? '', event: name })
    const { next, action } = findOfferNotice(name) ?? {}
    return {
      subject: `${sentence}: ${title}`,
      paragraphs: [
        `${sentence}: ${title}.`,
        ...(details?.changes ? [describeChanges(details.changes)] : []),
        ...(details?.text ? [`Motivo:\n${details.text}`] : []),
        ...(next === undefined ? [] : [next]),
      ],
      ...(action !== undefined && { action }),
    }
  },
})
