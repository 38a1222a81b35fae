function e(e){return e.charAt(0).toLowerCase()+e.slice(1)}export{e as t};
//# sourceMappingURL=lower-first-D04UQM4e.js.map