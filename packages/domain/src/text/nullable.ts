import { nullableText } from '@plomada/define'

/** The URL of a photo; 'sin foto' on the wire when there is none. */
export const nullablePhoto = nullableText('sin foto')
/** A last name; 'sin apellido' on the wire when there is none. */
export const nullableLastName = nullableText('sin apellido')
