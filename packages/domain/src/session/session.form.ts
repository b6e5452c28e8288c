import * as z from 'zod/mini'
import { photoFileOptions, photoFileSchema } from '../catalogues/photoFile.ts'
import { memberRoles } from '../catalogues/roles.ts'
import { defineForm, file, select, toOptions } from '@plomada/define'

/** The first step of /user/register. A professional continues with `professionalForm`. */
export const roleForm = defineForm({
  role: select('Rol', z.enum(memberRoles, 'Campo obligatorio'), '', { options: toOptions(memberRoles) }),
  photoFile: file('Foto', photoFileSchema, null, photoFileOptions),
})
