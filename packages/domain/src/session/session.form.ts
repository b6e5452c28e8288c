import * as z from 'zod/mini'
import { PHOTO_HINT, photoFileSchema } from '../catalogues/photoFile.ts'
import { members } from '../catalogues/roles.ts'
import { defineForm, file, select } from '../define/form.ts'
import { asOptions } from '../define/options.ts'

/** The first step of /user/register: a comun needs no more; a professional goes on to the professional's form. */
export const roleForm = defineForm({
  role: select('Rol', z.enum(members, 'Campo obligatorio'), '', { options: asOptions(members) }),
  photoFile: file('Foto', photoFileSchema, null, { hint: PHOTO_HINT }),
})
