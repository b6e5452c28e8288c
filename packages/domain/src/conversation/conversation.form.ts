import { defineForm, longText } from '@plomada/define'
import { optionalText, textUpTo } from '../text/text.ts'
import { MESSAGE_MAXIMUM } from './conversation.rules.ts'

/** The form of a message. */
export const messageForm = defineForm({
  text: longText('Mensaje', textUpTo(MESSAGE_MAXIMUM, 'Escribí un mensaje'), '', {
    placeholder: 'Escribí un mensaje',
  }),
})

/** The text of a message with a photo, which may be empty. */
export const photoTextSchema = optionalText(MESSAGE_MAXIMUM)
