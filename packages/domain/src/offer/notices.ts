import { RENEWAL_DAYS } from './offer.phase.ts'

/** The events of an offer with a notice. `confirm` is that of an application. */
export type OfferNoticeEvent = 'edit' | 'confirm' | 'close' | 'reopen' | 'remindExpiry' | 'expire'
export const offerNoticeParties = ['client', 'applicant'] as const
/** The owner of the offer, or each of its applicants. */
export type OfferNoticeParty = (typeof offerNoticeParties)[number]

interface OfferNotice {
  /** The sentence of the notice. `person` is the other party. */
  sentence: (facts: { person: string }) => string
  /** What the recipient can do now, for the mail. */
  next: string
  /** Label of the button of the mail. */
  action: string
  /** The page that it leads to. */
  page: 'offer' | 'ownOffer' | 'applicants' | 'renewal'
}

/** Who is notified of an event of an offer, how, and where it leads. The person who caused it is not. */
export const offerNotices: Readonly<
  Record<OfferNoticeEvent, Partial<Record<OfferNoticeParty, OfferNotice>>>
> = {
  edit: {
    applicant: {
      sentence: ({ person }) => `${person} cambió la publicación`,
      next: 'Si te sirve así, confirmá tu postulación. También la podés cambiar o retirar. Hasta que confirmes no te pueden elegir.',
      action: 'Ver qué cambió',
      page: 'offer',
    },
  },
  confirm: {
    client: {
      sentence: ({ person }) => `${person} confirmó su postulación`,
      next: 'Ya podés elegir a esta persona.',
      action: 'Comparar postulantes',
      page: 'applicants',
    },
  },
  close: {
    applicant: {
      sentence: ({ person }) => `${person} cerró la publicación`,
      next: 'Tu postulación termina acá. Si la abren de nuevo, vuelve sola y te avisamos.',
      action: 'Ver la publicación',
      page: 'offer',
    },
  },
  reopen: {
    applicant: {
      sentence: ({ person }) => `${person} abrió de nuevo la publicación`,
      next: 'Tu postulación volvió como estaba. Si ya no te interesa, la podés retirar.',
      action: 'Ver la publicación',
      page: 'offer',
    },
  },
  remindExpiry: {
    client: {
      sentence: () => `Tu publicación vence en ${RENEWAL_DAYS} días`,
      next: 'Si todavía lo necesitás, renovala y sigue abierta 30 días más. Si no, vence sola.',
      action: 'Renovar',
      page: 'renewal',
    },
  },
  expire: {
    client: {
      sentence: () => 'Tu publicación venció',
      next: 'Ya no recibe postulaciones. Durante 30 días la podés renovar: quienes se postularon vuelven con ella.',
      action: 'Renovar',
      page: 'renewal',
    },
    applicant: {
      sentence: () => 'La publicación venció',
      next: 'El cliente no eligió a nadie. Si la renueva, tu postulación vuelve sola y te avisamos.',
      action: 'Ver la publicación',
      page: 'offer',
    },
  },
}

/** Returns the name of a notice, as notifications store it. */
export const offerNoticeName = ({
  party,
  event,
}: {
  party: OfferNoticeParty
  event: OfferNoticeEvent
}): string => `${party}.${event}`

/** Returns the notice with a stored name, or undefined. */
export function findOfferNotice(name: string | null | undefined): OfferNotice | undefined {
  const [party, event] = (name ?? '').split('.')
  const notices: Readonly<Record<string, Partial<Record<string, OfferNotice>>>> = offerNotices
  return notices[event ?? '']?.[party ?? '']
}
