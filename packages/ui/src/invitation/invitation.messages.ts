/** Messages of the invitations to apply to an offer. */
export const invitationMessages = {
  open: 'Invitar a postular',
  title: (name: string) => `Invitar a ${name}`,
  help: 'Le mandamos un aviso y un email con tu publicación. Podés invitar hasta 5 profesionales a cada una.',
  loading: 'Cargando...',
  none: 'No tenés publicaciones abiertas.',
  create: 'Crear un servicio',
  invite: 'Invitar',
  inviteTo: (title: string) => `Invitar a «${title}»`,
  pending: 'procesando...',
  invited: 'Invitado',
  full: 'Ya invitaste a 5',
  count: (count: number) => (count === 1 ? '1 de 5 invitados' : `${count} de 5 invitados`),
} as const
