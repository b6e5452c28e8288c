/** Messages of the fields whose photos are uploaded as soon as they are added. */
export const photosMessages = {
  storedPhoto: (number: number) => `Foto ${number}`,
  photosOffline: 'Sin conexión: mandamos tus fotos cuando vuelva.',
  photosUnsent: 'Tenés fotos sin enviar: mandalas de nuevo o sacalas',
} as const
