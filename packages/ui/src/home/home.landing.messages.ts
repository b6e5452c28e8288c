/** Messages of the search by trade and city, and of the sections that show what happens in the marketplace. */
export const landingMessages = {
  trade: 'Oficio',
  anyTrade: 'Todos los oficios',
  city: 'Ciudad',
  anyCity: 'Toda la provincia',
  find: 'Buscar',
  findLabel: 'Buscar profesionales por oficio y ciudad',

  professionals: 'Mejor valorados',
  allProfessionals: 'Ver todos los profesionales',
  noProfessionals: 'Todavía no hay profesionales.',
  offers: 'Recién publicados',
  allOffers: 'Ver todos los servicios',
  noOffers: 'No hay trabajos publicados ahora.',
  failed: 'No pudimos cargarlos.',
  retry: 'Reintentar',
  loading: 'Cargando...',

  how: 'Cómo funciona',
  steps: [
    {
      title: 'Publicás el trabajo',
      text: 'Contás qué necesitás, en qué ciudad y con qué presupuesto. Vos elegís quién ve la dirección.',
    },
    {
      title: 'Elegís a quién contratar',
      text: 'Mirás el perfil de cada postulante: sus oficios, su puntaje y qué dicen sus clientes.',
    },
    {
      title: 'Pagás y valorás',
      text: 'Pagás desde tu publicación y tu valoración queda en su perfil.',
    },
  ],

  prices: 'Cuánto cuesta',
  pricesLead: 'Precios acordados de trabajos terminados en la provincia.',
  reviews: 'Opiniones recientes',
  reviewOf: (name: string) => `Sobre ${name}`,
} as const
