/** Clients: nickname, first name, last name, f or m, city, days since they joined. */
export const clientRows = `
lu.adrogue | Lucía | Benavente | f | Almirante Brown | 480
hormigon | Sergio | Palacios | m | Almirante Brown | 455
marian.av | Mariana | Costas | f | Avellaneda | 520
pepe.wilde | José | Lorenzo | m | Avellaneda | 430
caro.ran | Carolina | Ruiz | f | Berazategui | 500
olga.berisso | Olga | Kovacs | f | Berisso | 610
matu | Matías | Arribas | m | Brandsen | 440
silvina.c | Silvina | Bianchi | f | Campana | 475
toto.uribe | Héctor | Salgado | m | Canuelas | 490
paula.ens | Paula | Ricci | f | Ensenada | 465
ingrid.m | Ingrid | Schmidt | f | Escobar | 530
nacho.garin | Ignacio | Funes | m | Escobar | 420
vane.mg | Vanesa | Ortiz | f | Esteban Echeverria | 505
tincho.card | Martín | Zubiría | m | Exaltacion de la Cruz | 445
jorgelina | Jorgelina | Páez | f | Ezeiza | 460
beatriz.fv | Beatriz | Lezcano | f | Florencio Varela | 570
polo | Leopoldo | Arana | m | General Las Heras | 540
dani.rod | Daniela | Correa | f | General Rodriguez | 435
estebanb | Esteban | Bauer | m | General San Martin | 515
miri.balle | Miriam | Vogel | f | General San Martin | 425
tere.hur | Teresa | Ramos | f | Hurlingham | 590
fer.leloir | Fernando | Casal | m | Ituzaingo | 470
nelly.jcp | Nélida | Rojas | f | Jose C. Paz | 450
clau.ramos | Claudia | Iriarte | f | La Matanza | 560
ema.sanjusto | Emanuel | Sosa | m | La Matanza | 415
gracieluz | Graciela | Prieto | f | La Matanza | 485
juli.citybell | Julieta | Marchetti | f | La Plata | 495
roberto.lh | Roberto | Cejas | m | La Plata | 440
elsa.escalada | Elsa | Domínguez | f | Lanus | 620
adrian.l | Adrián | Molina | m | Lanus | 430
meli.banfield | Melina | Sartori | f | Lomas de Zamora | 510
osvaldo.t | Osvaldo | Rey | m | Lomas de Zamora | 545
sandra.lujan | Sandra | Paz | f | Lujan | 460
rocio.gb | Rocío | Altamira | f | Malvinas Argentinas | 420
chela.mp | Marcela | Ibarra | f | Marcos Paz | 480
luis.padua | Luis | Tapia | m | Merlo | 500
noe.pdr | Noelia | Figueroa | f | Moreno | 435
andrea.cast | Andrea | Lombardi | f | Moron | 525
javi.haedo | Javier | Nieto | m | Moron | 445
sol.pilar | Sol | Etcheverry | f | Pilar | 455
mirta.g | Mirta | Gallardo | f | Presidente Peron | 475
facu.bernal | Facundo | Rinaldi | m | Quilmes | 490
alicia.q | Alicia | Montero | f | Quilmes | 555
victor.sf | Víctor | Basualdo | m | San Fernando | 465
pilar.mtz | Pilar | Urrutia | f | San Isidro | 505
gerardo.si | Gerardo | Klein | m | San Isidro | 425
moni.bv | Mónica | Suárez | f | San Miguel | 535
rafa.korn | Rafael | Díaz | m | San Vicente | 450
naty.pacheco | Natalia | Ferro | f | Tigre | 470
guille.dt | Guillermo | Soria | m | Tigre | 440
irma.caseros | Irma | Galli | f | Tres de Febrero | 580
lean.ciud | Leandro | Pons | m | Tres de Febrero | 415
coti.olivos | Constanza | Reyes | f | Vicente Lopez | 485
hector.munro | Héctor | Spina | m | Vicente Lopez | 430
elena.zarate | Elena | Godino | f | Zarate | 460
bruni | Brunela | Ávalos | f | General San Martin | 12
tato.lp | Santiago | Mora | m | La Plata | 8
celes | Celeste | Videla | f | Quilmes | 3
`
