import * as z from 'zod/mini'
import { photoFileOptions, photoFileSchema } from '../catalogues/photoFile.ts'
import { memberRoles, type MemberRole } from '../catalogues/roles.ts'
import { defineForm, file, select, type Option } from '@plomada/define'

const roleOptions: readonly Option<MemberRole>[] = [
  {
    value: 'comun',
    label: 'Busco a alguien para un trabajo',
    description:
      'Contás qué necesitás, comparás precios y opiniones, y elegís. También podés ofrecer tu trabajo más adelante.',
  },
  {
    value: 'professional',
    label: 'Ofrezco mi trabajo',
    description:
      'Mostrás tus oficios y tu zona, y te postulás a los trabajos que te sirven. También podés publicar los tuyos.',
  },
]

/** The first step of /user/register. A professional continues with `professionalForm`. */
export const roleForm = defineForm({
  role: select('¿Qué querés hacer?', z.enum(memberRoles, 'Campo obligatorio'), '', { options: roleOptions }),
  photoFile: file('Foto', photoFileSchema, null, photoFileOptions),
})
