/** Runs before the form is painted: after a reload the step in the address is shown from the first moment, where
    there are answers to show. Kept constant: it is one of the scripts that a page may run (written-scripts.ts). */
export const stepScript = `(function(d){try{var p=/^#passo-([23])$/.exec(location.hash);if(p&&sessionStorage['richiesta:'+location.pathname])d.dataset.passo=p[1]}catch(e){}})(document.documentElement)`
