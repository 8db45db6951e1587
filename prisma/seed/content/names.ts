const list = (text: string): string[] => text.split(',').map((word) => word.trim())

/** Common Italian first names and surnames, combined at random: the people of the demo are nobody. */
export const MALE =
  list(`Alessandro, Andrea, Antonio, Carlo, Claudio, Cristian, Daniele, Dario, Davide, Diego, Domenico,
  Edoardo, Emanuele, Enrico, Fabio, Federico, Filippo, Francesco, Gabriele, Giacomo, Gianluca, Giorgio, Giovanni,
  Giulio, Giuseppe, Jacopo, Leonardo, Lorenzo, Luca, Luigi, Marco, Mario, Massimo, Matteo, Mattia, Maurizio, Michele,
  Mirko, Nicola, Nicolò, Paolo, Pasquale, Pietro, Raffaele, Riccardo, Roberto, Rocco, Salvatore, Samuele, Sergio,
  Simone, Stefano, Tommaso, Valerio, Vincenzo, Vito, Walter`)

export const FEMALE =
  list(`Alessandra, Alessia, Alice, Angela, Anna, Arianna, Beatrice, Benedetta, Camilla, Caterina,
  Chiara, Cinzia, Claudia, Cristina, Daniela, Elena, Eleonora, Elisa, Elisabetta, Emanuela, Emma, Erica, Federica,
  Francesca, Gaia, Giada, Ginevra, Giorgia, Giovanna, Giulia, Ilaria, Irene, Isabella, Laura, Letizia, Lucia, Luisa,
  Margherita, Maria, Marta, Martina, Matilde, Michela, Monica, Nadia, Noemi, Paola, Patrizia, Roberta, Rosa, Sara,
  Serena, Silvia, Simona, Sofia, Stefania, Valentina, Valeria, Veronica, Viola`)

export const SURNAMES =
  list(`Abbate, Agostini, Albanese, Amato, Antonelli, Arena, Barbieri, Barone, Basile, Battaglia,
  Bellini, Benedetti, Bernardi, Bianchi, Bianco, Bruni, Bruno, Calabrese, Caputo, Carbone, Caruso, Castelli, Catalano,
  Cattaneo, Cavalli, Ceccarelli, Cirillo, Colombo, Conte, Conti, Coppola, Costa, Costantini, D’Agostino, D’Amico,
  D’Angelo, De Angelis, De Luca, De Rosa, De Santis, De Simone, Di Stefano, Donati, Esposito, Fabbri, Farina, Ferrara,
  Ferrari, Ferraro, Ferretti, Ferri, Filippi, Fiore, Fontana, Franco, Fumagalli, Fusco, Galli, Gallo, Garofalo, Gatti,
  Gentile, Giordano, Giuliani, Grassi, Grasso, Greco, Grimaldi, Guerra, Guidi, Lanza, Leone, Lombardi, Lombardo, Longo,
  Lorusso, Mancini, Mancuso, Mariani, Marini, Marino, Marra, Martinelli, Martini, Martino, Mazza, Melis, Meloni,
  Messina, Milani, Molinari, Montanari, Monti, Morelli, Moretti, Mosca, Napolitano, Negri, Neri, Nicoletti, Orlando,
  Ottaviani, Pace, Pagani, Pagano, Palmieri, Palumbo, Parisi, Pastore, Pellegrini, Pellegrino, Perrone, Piazza, Pinna,
  Piras, Poli, Pozzi, Proietti, Ricci, Ricciardi, Rinaldi, Riva, Rizzi, Rizzo, Romano, Romeo, Rossetti, Rossi, Rossini,
  Ruggiero, Russo, Sala, Salvi, Sanna, Santoro, Sartori, Serra, Silvestri, Sorrentino, Spinelli, Testa, Tosi,
  Trevisan, Valente, Valentini, Venturi, Vianello, Villa, Villani, Vitale, Vitali, Zanella, Zanetti`)

export const STREETS =
  list(`Via Roma, Via Garibaldi, Via Mazzini, Via Dante Alighieri, Corso Italia, Via Verdi,
  Via Cavour, Viale Europa, Via Marconi, Via Matteotti, Via della Repubblica, Via Manzoni, Piazza della Libertà,
  Via dei Mille, Via Leopardi, Via San Martino, Via Galilei, Viale dei Tigli, Via delle Rose, Via Vittorio Veneto`)
