/** An offer in a response of the API. */
export interface Offer {
  id: number
  tittle: string
  description: string
  presupuesto: number
  ciudad: string
  state: string
  imageServiceUrl: string
  userId: { firstName: string; imagePerfil: string }
}

const NO_PHOTO = 'sin foto'
const pesos = new Intl.NumberFormat('es-AR')

const Photo = ({ url }: { url: string }) =>
  url === NO_PHOTO ? (
    <div className="photo empty">
      <span>
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 3h18v18H3zM3 3l18 18M3 17l5-5 8 9M14 8h2" />
        </svg>
        Sin foto
      </span>
    </div>
  ) : (
    <div className="photo">
      <img
        src={url}
        srcSet={`${url.replace('/1280.', '/480.')} 480w, ${url} 1280w`}
        sizes="(min-width: 64rem) 18.5rem, (min-width: 37.5rem) 50vw, 100vw"
        alt=""
        loading="lazy"
        decoding="async"
      />
    </div>
  )

/** Renders the same card as the product, without the library. */
export const Card = ({ offer }: { offer: Offer }) => (
  <article>
    <Photo url={offer.imageServiceUrl} />
    <span className="state">
      <i aria-hidden="true" />
      {offer.state}
    </span>
    <div className="body">
      <h3>{offer.tittle}</h3>
      <div>
        <span className="label">Descripcion del trabajo:</span>
        <p>{offer.description}</p>
      </div>
      <div>
        <span className="label">Datos del cliente</span>
        <div className="client">
          <span className="face" aria-hidden="true">
            {offer.userId.imagePerfil === NO_PHOTO ? (
              offer.userId.firstName.charAt(0)
            ) : (
              <img
                src={offer.userId.imagePerfil.replace('/1280.', '/480.')}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
          </span>
          <b>{offer.userId.firstName}</b>
          <span className="place">
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11z" />
              <circle cx="12" cy="10" r="3" />
            </svg>
            {offer.ciudad}
          </span>
        </div>
      </div>
    </div>
    <div className="foot">
      <span>
        <span className="hidden">Presupuesto: </span>
        <span className="price">
          <span>$&nbsp;</span>
          {pesos.format(offer.presupuesto)}
        </span>
      </span>
      <button type="button" aria-label={`Postular a ${offer.tittle}`}>
        Postular
      </button>
    </div>
  </article>
)
