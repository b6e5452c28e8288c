/** Messages of the invitations to apply to an offer. */
export const invitationMessages = {
  open: 'Invitar a postular',
  title: (name: string) => `Invitar a ${name}`,
  help: 'Recibe un aviso y un email con la publicación. Se pueden invitar hasta 5 profesionales a cada una.',
  loading: 'Cargando...',
  none: 'No hay publicaciones abiertas.',
  create: 'Crear un servicio',
  invite: 'Invitar',
  inviteTo: (title: string) => `Invitar a «${title}»`,
  pending: 'procesando...',
  invited: 'Invitado',
  full: 'Ya hay 5 invitados',
  count: (count: number) => (count === 1 ? '1 de 5 invitados' : `${count} de 5 invitados`),
} as const
