import { fullName } from '../user/user.rules.ts'
import type { Notification } from './notification.ts'

/** Returns the sentence that a notification shows. */
export function notificationText({
  kind,
  from,
  offer,
}: Pick<Notification, 'kind' | 'from' | 'offer'>): string {
  const name = fullName(from)
  const title = `«${offer?.title ?? ''}»`
  switch (kind) {
    case 'contact':
      return `${name} quiere ponerse en contacto`
    case 'invitation':
      return `${name} invita a postularse a ${title}`
    case 'question':
      return `${name} preguntó sobre ${title}`
    case 'answer':
      return `${name} respondió la pregunta sobre ${title}`
    case 'application':
      return `${name} se postuló a ${title}`
    case 'edit':
      return `${name} cambió su postulación a ${title}`
    case 'withdrawal':
      return `${name} retiró su postulación a ${title}`
    case 'counterOffer':
      return `${name} propone otro monto para ${title}`
    case 'counterAnswer':
      return `${name} respondió la contraoferta para ${title}`
    case 'decline':
      return `${name} no eligió la postulación a ${title}`
    case 'notChosen':
      return `${name} eligió a otra persona para ${title}`
    case 'acceptance':
      return `${name} aceptó la postulación a ${title}`
    case 'payment':
      return `${name} pagó ${title}`
    case 'review':
      return `${name} valoró el trabajo en ${title}`
  }
}
