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
  failed: 'No se pudieron cargar.',
  retry: 'Reintentar',
  loading: 'Cargando...',

  how: 'Cómo funciona',
  steps: [
    {
      title: 'Publicar el trabajo',
      text: 'Qué hace falta, en qué ciudad y con qué presupuesto. La dirección la ve solo quien toma el trabajo.',
    },
    {
      title: 'Elegir a quién contratar',
      text: 'Cada postulante tiene un perfil con sus oficios, su puntaje y opiniones de clientes.',
    },
    {
      title: 'Pagar y valorar',
      text: 'El pago se hace desde la publicación y la valoración queda en el perfil.',
    },
  ],

  prices: 'Cuánto cuesta',
  pricesLead: 'Precios acordados de trabajos terminados en la provincia.',
  reviews: 'Opiniones recientes',
  reviewOf: (name: string) => `Sobre ${name}`,
} as const
