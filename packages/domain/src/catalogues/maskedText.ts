import * as z from 'zod/mini'
import { hasContactData, maskContactData } from './contactData.ts'

/** Masks contact data in a text that everyone reads (decision 0080). The result keeps the maximum of characters. */
export const withoutContactData = (maximum: number) =>
  z.overwrite((text: string) => maskContactData(text).slice(0, maximum))

const noticeOf = (sentence: string) => (typed: string) => (hasContactData(typed) ? sentence : null)

// What a field says while its text has contact data.
export const clientContactNotice = noticeOf(
  'Tu teléfono, tu email y tus redes no se muestran acá: se los damos a quien contrates',
)
export const professionalContactNotice = noticeOf(
  'Tu teléfono, tu email y tus redes no se muestran acá: se los damos a quien te contrate',
)
export const reasonContactNotice = noticeOf('Los teléfonos, emails y redes de este texto quedan ocultos')
