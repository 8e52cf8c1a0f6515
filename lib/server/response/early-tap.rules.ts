/**
 * Part of the first script of every document. A page shows its buttons before its scripts and its later parts have arrived, and
 * React drops a tap on one that it has not hydrated (it marks those that it has): it stops the event on its way down, or does not
 * listen yet. Such a tap is repeated until it arrives, for ten seconds at most; a later tap takes its place. If the button has
 * been replaced with its part of the page, the tap goes to the one of the same name. Buttons of forms are left out: React does
 * not know the typed text yet either.
 */
export const EARLY_TAP =
  '(function(d){' +
  'var taps=0,own;' +
  'function has(x,start){return Object.keys(x).some(function(k){return k.indexOf(start)===0})}' +
  'function on(){return has(d,"_reactListening")}' +
  'function name(b){return b.getAttribute("aria-label")||b.textContent}' +
  'd.addEventListener("click",function(e){' +
  'if(own)return;' +
  'var b=e.target.closest&&e.target.closest("button"),had=on(),tap=++taps,seen=0,n=0;' +
  'if(!b||b.form||had&&has(b,"__reactFiber"))return;' +
  'function see(){seen=1}' +
  'function next(){' +
  'var all=[].filter.call(d.querySelectorAll("button"),function(x){return name(x)===name(b)});' +
  'return all.length===1?all[0]:b' +
  '}' +
  'function look(){' +
  'if(tap<taps||seen&&had||n++>200)return;' +
  'if(!d.documentElement.contains(b))b=next();' +
  'if(had=on()){seen=0;b.addEventListener("click",see);own=1;b.click();own=0;b.removeEventListener("click",see);if(seen)return}' +
  'setTimeout(look,50)' +
  '}' +
  'b.addEventListener("click",see,{once:true});' +
  'setTimeout(look,0)' +
  '},true)' +
  '})(document)';
