import * as z from 'zod/mini'
import { cities, cityOptions, PROVINCE, provinceOptions } from '../catalogues/place.ts'
import { professionalContactNotice, withoutContactData } from '../catalogues/maskedText.ts'
import { dayOptions, days, shiftOptions, shifts } from '../catalogues/week.ts'
import { defineForm, idSchema, longText, select, selectMany, text } from '@plomada/define'
import { optionalLine, optionalText } from '../text/text.ts'
import { ADDRESS_MAXIMUM, DESCRIPTION_MAXIMUM } from '../user/user.rules.ts'
import { PROFESSIONAL_TRADES_MAXIMUM } from './professional.rules.ts'

const descriptionSchema = optionalText(DESCRIPTION_MAXIMUM).check(withoutContactData(DESCRIPTION_MAXIMUM))

/** The form of a professional profile. Shift, description and street are optional. */
export const professionalForm = defineForm({
  tradeIds: selectMany(
    'Oficios',
    z
      .array(idSchema)
      .check(z.minLength(1, 'Elegí al menos un oficio'), z.maxLength(PROFESSIONAL_TRADES_MAXIMUM)),
    [],
    { options: 'given' },
  ),
  days: selectMany(
    'Días',
    z.array(z.enum(days)).check(z.minLength(1, 'Elegí al menos un día'), z.maxLength(days.length)),
    [],
    { options: dayOptions },
  ),
  shift: select('Horario', z.nullable(z.enum(shifts)), null, { options: shiftOptions }),
  description: longText('Descripción', descriptionSchema, '', {
    notice: professionalContactNotice,
    placeholder: 'Tu experiencia, qué trabajos hacés y por qué zona',
  }),
  province: select('Provincia', z.literal(PROVINCE, 'Please select one'), PROVINCE, {
    options: provinceOptions,
    autoComplete: 'address-level1',
  }),
  city: select('Ciudad', z.enum(cities, 'Please select one'), '', {
    options: cityOptions,
    autoComplete: 'address-level2',
  }),
  address: text('Dirección', optionalLine(ADDRESS_MAXIMUM), '', { autoComplete: 'street-address' }),
})
