import { shellCopy } from '../shell/shell.copy.ts'

/** Words around one's own data and the way into the product. */
export const userCopy = {
  role: shellCopy.role,
  name: 'Nombre',
  residence: 'Lugar de residencia',
  email: 'Email',
  rating: 'Rating',
  becomeProfessional: 'Modificar a profesional',
  editProfessional: 'Editar perfil profesional',
  editPersonal: 'Modificar datos personales',
  register: 'Crea tu usuario',
  stepsLabel: 'Pasos del registro',
  steps: ['Rol', 'Perfil profesional'],
  step: (step: number) => `Paso ${step} de 2`,
  next: 'Siguiente',
  back: 'Regresar',
  send: 'Registrarse',
  signIn: 'Inicia Sesion',
  additionalInfo: 'Registrate',
  complete: 'Completar datos',
  personalData: 'Completa con tus Datos Personales',
  update: 'Actualizar datos',
} as const
