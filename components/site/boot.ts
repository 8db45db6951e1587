/** Runs before the first paint: the opening is shown once a visit, and the place for guest or client is
    chosen before anything is drawn, so nothing moves afterwards. It asks for no measure, which would make the
    browser lay out a page that has not arrived. Kept constant: its hash is in the CSP. */
export const bootScript = `(function(d){try{var s=sessionStorage;if(s.getItem('apertura'))d.dataset.apertura='vista';s.setItem('apertura','1');if(localStorage.getItem('clients_user'))d.dataset.cliente='si'}catch(e){}})(document.documentElement)`
